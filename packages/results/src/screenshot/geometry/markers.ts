import type { PageDimensions, ScreenSize } from '@sitelens/api-client/contract';
import { isMarkable } from './isMarkable.ts';
import type { IssueBox } from './issueBox.ts';
import { type PageBox, toPageBox } from './spaces.ts';

/** An issue and its box on the page at one screen size. */
export interface Marker {
  readonly issue: IssueBox;
  readonly box: PageBox;
}

/** The issues that can be marked at a screen size, in their own order. */
export function markersAt(
  issues: readonly IssueBox[],
  screenSize: ScreenSize,
  page: PageDimensions,
): Marker[] {
  return issues.flatMap((issue) => {
    const fraction = issue.boundingBoxes[screenSize];
    return isMarkable(fraction) ? [{ issue, box: toPageBox(fraction, page) }] : [];
  });
}
