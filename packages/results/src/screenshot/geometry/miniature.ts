import type { PageDimensions } from '@sitelens/api-client/contract';
import type { MarkerIndex } from './markerIndex.ts';
import { MINIATURE_WIDTH } from './miniatureWidth.ts';
import type { Size } from './screenLayout.ts';

/** View pixels to a page pixel: a page that is too tall for its strip is squeezed. */
export interface MiniatureScale {
  readonly across: number;
  readonly along: number;
}

/** A miniature's size: {@link MINIATURE_WIDTH} wide, as high as that makes it but no higher than its room. */
export function miniatureSize(page: PageDimensions, room: number): Size {
  const natural = page.width > 0 ? (page.height * MINIATURE_WIDTH) / page.width : 0;
  return { width: MINIATURE_WIDTH, height: Math.max(0, Math.floor(Math.min(natural, room))) };
}

/** How a page is drawn on a miniature of a size. */
export function miniatureScale(page: PageDimensions, size: Size): MiniatureScale {
  return { across: size.width / page.width, along: size.height / page.height };
}

/** A dot, in view pixels. */
const DOT = { width: 4, height: 3 } as const;

/**
 * The dots of all markers as one SVG path. Dots that would lie on each other are one, so that it is never longer
 * than the miniature has room for.
 */
export function dotsPath({ markers }: MarkerIndex, { across, along }: MiniatureScale, size: Size): string {
  const spots = new Set<string>();
  for (const { box } of markers) {
    const left = spot(box.left + box.width / 2, across, DOT.width, size.width);
    const top = spot(box.top + box.height / 2, along, DOT.height, size.height);
    spots.add(`M${left} ${top}h${DOT.width}v${DOT.height}h-${DOT.width}z`);
  }
  return [...spots].join('');
}

/** Where a dot begins, in whole dots so that neighbours fall on the same place, wholly inside. */
function spot(centre: number, scale: number, dot: number, size: number): number {
  const at = Math.floor((centre * scale) / dot) * dot;
  return Math.max(0, Math.min(at, size - dot));
}
