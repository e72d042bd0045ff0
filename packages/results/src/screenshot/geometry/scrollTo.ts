import type { Size } from './screenLayout.ts';
import type { ViewBox } from './spaces.ts';

/** Where a scrolling screen stands, in view pixels. */
export interface ScrollPosition {
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
