import type { PageBox } from './spaces.ts';

/** A stretch of a page from top to bottom, in page pixels. */
export interface PageSpan {
  readonly top: number;
  readonly bottom: number;
}

/** Pages are looked at through a window; this far beyond its ends, things are made ready. */
export function widen(span: PageSpan, by: number): PageSpan {
  return { top: span.top - by, bottom: span.bottom + by };
}

/** Page pixels between two spans; 0 where they touch. */
export function distance(a: PageSpan, b: PageSpan): number {
  return Math.max(0, a.top - b.bottom, b.top - a.bottom);
}

function centreDistance(a: PageSpan, b: PageSpan): number {
  return Math.abs(a.top + a.bottom - b.top - b.bottom) / 2;
}

/** How many things at most, and how far from the window. */
export interface NearLimits {
  /** Never more than this many. */
  readonly atMost: number;
  /** Page pixels beyond the window's ends. */
  readonly reach: number;
}

/**
 * The things that lie in the window or within `reach` of it, nearest first, `atMost` of them, handed back in their own order. `spanOf` says where a thing is.
 */
export function nearest<Thing>(
  things: readonly Thing[],
  spanOf: (thing: Thing) => PageSpan,
  window: PageSpan,
  { atMost, reach }: NearLimits,
): Thing[] {
  const near = things
    .map((thing, index) => ({ thing, index, span: spanOf(thing) }))
    .filter(({ span }) => distance(span, window) <= reach);
  if (near.length <= atMost) return near.map(({ thing }) => thing);
  return near
    .sort(
      (a, b) =>
        distance(a.span, window) - distance(b.span, window) ||
        centreDistance(a.span, window) - centreDistance(b.span, window),
    )
    .slice(0, atMost)
    .sort((a, b) => a.index - b.index)
    .map(({ thing }) => thing);
}

/** A box's stretch of the page. */
export function spanOfBox(box: PageBox): PageSpan {
  return { top: box.top, bottom: box.top + box.height };
}

/** A tile's stretch of the page. */
export function spanOfTile(tile: { readonly yOffset: number; readonly height: number }): PageSpan {
  return { top: tile.yOffset, bottom: tile.yOffset + tile.height };
}
