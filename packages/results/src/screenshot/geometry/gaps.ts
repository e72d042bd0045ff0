import type { PageDimensions, ScreenshotTile } from '@sitelens/api-client/contract';
import { type PageSpan, spanOfTile } from './near.ts';

/** Thinner than this, in page pixels, is a matter of rounding. */
const THINNEST = 1;

/** The stretches of a page between its tiles, where one is missing; none below the last one. */
export function gapsBetween(tiles: readonly ScreenshotTile[], captured: PageDimensions): PageSpan[] {
  const gaps: PageSpan[] = [];
  let covered = 0;
  for (const { top, bottom } of tiles.map(spanOfTile).sort((a, b) => a.top - b.top)) {
    if (top - covered > THINNEST) gaps.push({ top: covered, bottom: top });
    covered = Math.max(covered, bottom);
  }
  return gaps.filter(({ top }) => top < captured.height);
}
