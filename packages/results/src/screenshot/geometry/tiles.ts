import type { PageDimensions, ScreenshotTile } from '@sitelens/api-client/contract';
import { distance, nearest, type PageSpan, spanOfTile } from './near.ts';

/** A tile of 1920 × 4,000 px takes 30 MB once decoded: no more than this many are kept. */
export const MOST_TILES = 3;

/** The tiles to load for what is seen of the page: those seen, then those next to be, three at most. */
export function tilesToLoad(tiles: readonly ScreenshotTile[], window: PageSpan): ScreenshotTile[] {
  const seen = tiles.filter((tile) => distance(spanOfTile(tile), window) === 0);
  return nearest(tiles, spanOfTile, window, {
    atMost: Math.max(MOST_TILES, seen.length),
    reach: window.bottom - window.top,
  });
}

/** Where the pictures end; above the page's end where the page was too tall to be captured whole. */
export function capturedHeight(tiles: readonly ScreenshotTile[], page: PageDimensions): number {
  const end = Math.max(0, ...tiles.map((tile) => tile.yOffset + tile.height));
  return Math.min(end, page.height);
}
