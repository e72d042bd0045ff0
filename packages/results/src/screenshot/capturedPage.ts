import {
  type BoundingBoxes,
  type PageDimensions,
  SCREEN_SIZE_NAMES,
  type ScreenSize,
  type ScreenshotTile,
} from '@sitelens/api-client/contract';
import { isMarkable } from './geometry/isMarkable.ts';
import type { IssueBox } from './geometry/issueBox.ts';
import { type Marker, markersAt } from './geometry/markers.ts';
import { clip, pageBounds, toPageBox } from './geometry/spaces.ts';
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

/** The largest of some sizes at which an element can be seen. */
export function sizeThatShows(
  boxes: BoundingBoxes,
  page: ViewedPage,
  sizes: readonly ScreenSize[] = SCREEN_SIZE_NAMES,
): ScreenSize | undefined {
  return sizes.find((size) => {
    const box = boxes[size];
    const shown = capturedPage(page, size);
    if (!shown || !isMarkable(box)) return false;
    return clip(toPageBox(box, shown.full), pageBounds(shown.captured)) !== undefined;
  });
}

/** The size that is wished for where an element can be marked at it, else the largest that shows it, if any does. */
export function sizeToShow(boxes: BoundingBoxes, page: ViewedPage, wished: ScreenSize): ScreenSize {
  return isMarkable(boxes[wished]) ? wished : (sizeThatShows(boxes, page) ?? wished);
}
