import type { AccessibilityIssue, PageDimensions, ScreenSize } from '@sitelens/api-client/contract';
import { isMarkable } from './isMarkable.ts';
import { distance, nearest, type PageSpan, spanOfBox } from './near.ts';
import { type PageBox, toPageBox } from './spaces.ts';

/** What the viewer needs to know of an issue; every `AccessibilityIssue` has it. */
export type MarkedIssue = Pick<AccessibilityIssue, 'id' | 'html' | 'boundingBoxes' | 'screenSizes'>;

/** An issue and its box on the page at one screen size. */
export interface Marker<Issue extends MarkedIssue = MarkedIssue> {
  readonly issue: Issue;
  /** Zero-based place of the issue in the list, whether its neighbours have boxes or not. */
  readonly index: number;
  readonly box: PageBox;
}

/** The issues that can be marked at a screen size, in their own order. */
export function markersAt<Issue extends MarkedIssue>(
  issues: readonly Issue[],
  screenSize: ScreenSize,
  page: PageDimensions,
): Marker<Issue>[] {
  return issues.flatMap((issue, index) => {
    const fraction = issue.boundingBoxes[screenSize];
    return isMarkable(fraction) ? [{ issue, index, box: toPageBox(fraction, page) }] : [];
  });
}

/** No more markers than this are in the document at once. */
export const MOST_MARKERS = 100;

/**
 * The markers to draw for what is seen of the page: the nearest {@link MOST_MARKERS}, always with the
 * chosen one, wherever it is, so that focus is never lost.
 */
export function markersToDraw<Issue extends MarkedIssue>(
  markers: readonly Marker<Issue>[],
  window: PageSpan,
  focusedIssueId: string | undefined,
): Marker<Issue>[] {
  const focused = markers.find((marker) => marker.issue.id === focusedIssueId);
  const others = focused ? markers.filter((marker) => marker !== focused) : markers;
  const focusedSpan = focused && spanOfBox(focused.box);
  const isFocusSeen = focusedSpan && distance(focusedSpan, window) === 0;
  const near = nearest(others, (marker) => spanOfBox(marker.box), window, {
    atMost: focused ? MOST_MARKERS - 1 : MOST_MARKERS,
    reach: (window.bottom - window.top) / 2,
    ...(isFocusSeen && { around: focusedSpan }),
  });
  return focused ? [...near, focused].sort((a, b) => a.index - b.index) : near;
}

/** Whether more markers lie in what is seen of the page than may be drawn. */
export function isCrowded(markers: readonly Marker[], window: PageSpan): boolean {
  return markers.filter((marker) => distance(spanOfBox(marker.box), window) === 0).length > MOST_MARKERS;
}
