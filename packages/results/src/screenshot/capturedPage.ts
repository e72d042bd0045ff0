import {
  type PageDimensions,
  SCREEN_SIZE_NAMES,
  type ScreenSize,
  type ScreenshotTile,
} from '@sitelens/api-client/contract';
import type { IssueBox } from './geometry/issueBox.ts';
import { type Marker, markersAt } from './geometry/markers.ts';
import { clip, pageBounds } from './geometry/spaces.ts';
import { capturedHeight } from './geometry/tiles.ts';
import type { ViewedPage } from './ViewedPage.ts';

/** A page's screenshot at one size: the tiles, and how much of the page they show. */
export interface CapturedPage {
  readonly tiles: readonly ScreenshotTile[];
  /** Of the whole page, which fractions refer to. */
  readonly full: PageDimensions;
  /** Of the part that was captured. */
  readonly captured: PageDimensions;
}

/** The screenshot at a size, or nothing where the page was not captured. */
export function capturedPage(page: ViewedPage, size: ScreenSize): CapturedPage | undefined {
  const full = page.dimensions[size];
  const tiles = (page.screenshots.SCREENSHOT[size] ?? []).filter(hasArea);
  if (!full || tiles.length === 0 || full.width <= 0 || full.height <= 0) return undefined;
  return { tiles, full, captured: { width: full.width, height: capturedHeight(tiles, full) } };
}

function hasArea({ width, height }: ScreenshotTile): boolean {
  return width > 0 && height > 0;
}

/** The sizes at which there is a screenshot. */
export function capturedSizes(page: ViewedPage): ScreenSize[] {
  return SCREEN_SIZE_NAMES.filter((size) => capturedPage(page, size) !== undefined);
}

/** The issues with a box on what was captured; one below the last tile is as little seen as one without. */
export function visibleMarkers(
  issues: readonly IssueBox[],
  size: ScreenSize,
  { full, captured }: CapturedPage,
): Marker[] {
  const bounds = pageBounds(captured);
  return markersAt(issues, size, full).filter((marker) => clip(marker.box, bounds) !== undefined);
}

/** The largest size at which an issue can be seen. */
export function sizeThatShows(issue: IssueBox, page: ViewedPage): ScreenSize | undefined {
  return SCREEN_SIZE_NAMES.find((size) => {
    const captured = capturedPage(page, size);
    return captured && visibleMarkers([issue], size, captured).length > 0;
  });
}
