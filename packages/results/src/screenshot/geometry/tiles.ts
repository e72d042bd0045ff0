import type { PageDimensions, ScreenshotTile } from '@sitelens/api-client/contract';
import { distance, nearest, type PageSpan, spanOfTile } from './near.ts';

/** A tile of 1920 × 4,000 px takes 30 MB once decoded: no more than this many are kept. */
export const MOST_TILES = 3;

/** As much as that many of the scanner's tiles, in page pixels of height. */
const MOST_HEIGHT = MOST_TILES * 4000;

/**
 * The tiles to load for what is seen of the page: those seen, then those next to be, three at most. Only where
 * tiles are so short that more than three are seen there are more, and then together no higher than three are.
 */
export function tilesToLoad(tiles: readonly ScreenshotTile[], seen: PageSpan): ScreenshotTile[] {
  const inSight = tiles.filter((tile) => distance(spanOfTile(tile), seen) === 0);
  if (inSight.length <= MOST_TILES) {
    return nearest(tiles, spanOfTile, seen, { atMost: MOST_TILES, reach: seen.bottom - seen.top });
  }
  let height = 0;
  return inSight.filter((tile) => {
    height += tile.height;
    return height <= MOST_HEIGHT;
  });
}

/** Where the pictures end; above the page's end where the page was too tall to be captured whole. */
export function capturedHeight(tiles: readonly ScreenshotTile[], page: PageDimensions): number {
  const end = Math.max(0, ...tiles.map((tile) => tile.yOffset + tile.height));
  return Math.min(end, page.height);
}
