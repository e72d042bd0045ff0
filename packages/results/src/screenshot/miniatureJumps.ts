import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { MiniatureScale } from './geometry/miniature.ts';
import type { ScreenLayout, Size } from './geometry/screenLayout.ts';
import { type PagePoint, pointInMiddle, positionWithInMiddle } from './geometry/scrollTo.ts';

/** An arrow key goes this part of a screen, as far as one goes by a turn of the wheel. */
const SMALL_STEP = 0.15;
/** A page key leaves a line or two in sight. */
const LARGE_STEP = 0.9;

/** How far each key scrolls, in view pixels. */
const STEPS: Readonly<Record<string, (screen: Size) => { left?: number; top?: number }>> = {
  ArrowUp: ({ height }) => ({ top: -height * SMALL_STEP }),
  ArrowDown: ({ height }) => ({ top: height * SMALL_STEP }),
  ArrowLeft: ({ width }) => ({ left: -width * SMALL_STEP }),
  ArrowRight: ({ width }) => ({ left: width * SMALL_STEP }),
  PageUp: ({ height }) => ({ top: -height * LARGE_STEP }),
  PageDown: ({ height }) => ({ top: height * LARGE_STEP }),
  Home: () => ({ top: Number.MIN_SAFE_INTEGER }),
  End: () => ({ top: Number.MAX_SAFE_INTEGER }),
};

/** The keys of a scroll bar. */
export function jumpingByKey(screen: HTMLElement, { inner }: ScreenLayout) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const { left = 0, top = 0 } = step(inner);
    screen.scrollTo({ left: screen.scrollLeft + left, top: screen.scrollTop + top, behavior: 'instant' });
  };
}

/** Where on the page a pointer is. */
function pagePointAt(event: PointerEvent<HTMLElement>, { across, along }: MiniatureScale): PagePoint {
  const area = event.currentTarget.getBoundingClientRect();
  return { left: (event.clientX - area.left) / across, top: (event.clientY - area.top) / along };
}

/** A press brings the place under it to the middle of the screen; what is seen already is dragged from where it was taken hold of. */
export function useJumpingByPointer(screen: HTMLElement, layout: ScreenLayout, scale: MiniatureScale) {
  const hold = useRef<PagePoint | undefined>(undefined);
  const { inner } = layout;

  function show(middle: PagePoint) {
    screen.scrollTo({ ...positionWithInMiddle(middle, inner, layout.scale), behavior: 'instant' });
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const point = pagePointAt(event, scale);
      const now = { left: screen.scrollLeft, top: screen.scrollTop };
      const middle = pointInMiddle(now, inner, layout.scale);
      const off = { left: middle.left - point.left, top: middle.top - point.top };
      const isInside =
        Math.abs(off.left) <= inner.width / layout.scale / 2 &&
        Math.abs(off.top) <= inner.height / layout.scale / 2;
      hold.current = isInside ? off : { left: 0, top: 0 };
      if (!isInside) show(point);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const held = hold.current;
      if (!held) return;
      const point = pagePointAt(event, scale);
      show({ left: point.left + held.left, top: point.top + held.top });
    },
    onLostPointerCapture() {
      hold.current = undefined;
    },
  };
}
