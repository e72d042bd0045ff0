import type { PageDimensions } from '@sitelens/api-client/contract';
import { MAX_CAPTURE_HEIGHT, MAX_CAPTURE_WIDTH, TILE_HEIGHT } from '../browser/limits.ts';

/** A strip of the page, in CSS pixels from its top. */
export interface Strip {
  readonly index: number;
  readonly yOffset: number;
  readonly width: number;
  readonly height: number;
}

export interface Tiling {
  readonly strips: readonly Strip[];
  /** Whether the page goes on where the last strip ends, or to the right of them. */
  readonly isCutShort: boolean;
}

/** Cuts a page into strips. */
export function tilePage({ width, height }: PageDimensions): Tiling {
  const shown = { width: Math.min(width, MAX_CAPTURE_WIDTH), height: Math.min(height, MAX_CAPTURE_HEIGHT) };
  const strips = Array.from({ length: Math.ceil(shown.height / TILE_HEIGHT) }, (_, index) => {
    const yOffset = index * TILE_HEIGHT;
    return { index, yOffset, width: shown.width, height: Math.min(TILE_HEIGHT, shown.height - yOffset) };
  });
  return { strips, isCutShort: shown.width < width || shown.height < height };
}
