import type { Size } from './screenLayout.ts';
import type { Scale, ViewBox } from './spaces.ts';

/** Where a scrolling screen stands, in view pixels. */
export interface ScrollPosition {
  readonly left: number;
  readonly top: number;
}

/** A point on the page, in page pixels. */
export interface PagePoint {
  readonly left: number;
  readonly top: number;
}

/**
 * Where to scroll so that `target` is seen: nowhere if it is already wholly visible, else so that it
 * stands in the middle; one that is larger than the screen shows its beginning.
 */
export function scrollPositionFor(
  target: ViewBox,
  screen: Size,
  content: Size,
  current: ScrollPosition,
): ScrollPosition {
  return {
    left: along(target.left, target.width, screen.width, content.width, current.left),
    top: along(target.top, target.height, screen.height, content.height, current.top),
  };
}

function along(start: number, length: number, screen: number, content: number, current: number): number {
  if (start >= current && start + length <= current + screen) return current;
  const wanted = length > screen ? start - screen * 0.1 : start + length / 2 - screen / 2;
  return Math.min(Math.max(0, wanted), Math.max(0, content - screen));
}

/** The point of the page under the middle of the screen. */
export function pointInMiddle(current: ScrollPosition, screen: Size, scale: Scale): PagePoint {
  return {
    left: (current.left + screen.width / 2) / scale,
    top: (current.top + screen.height / 2) / scale,
  };
}

/** Where to scroll so that a point is under the middle of the screen; a browser stops at the page's edges by itself. */
export function positionWithInMiddle(point: PagePoint, screen: Size, scale: Scale): ScrollPosition {
  return { left: point.left * scale - screen.width / 2, top: point.top * scale - screen.height / 2 };
}

/** Whether any of the box is seen. */
export function isInSight(box: ViewBox, screen: Size, current: ScrollPosition): boolean {
  return (
    box.left < current.left + screen.width &&
    box.left + box.width > current.left &&
    box.top < current.top + screen.height &&
    box.top + box.height > current.top
  );
}
