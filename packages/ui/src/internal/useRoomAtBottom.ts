import { type RefCallback, useEffect, useState } from 'react';
import { BOTTOM_HEIGHTS, type BottomPart } from './RoomAtBottom.ts';

/** Says how much of the window's bottom an element takes, as long as it is there and stands fixed. */
export function useRoomAtBottom(part: BottomPart): RefCallback<HTMLElement> {
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!element) return;
    const { style } = document.documentElement;
    const measure = () => {
      const isFixed = getComputedStyle(element).position === 'fixed';
      const height = isFixed ? element.getBoundingClientRect().height : 0;
      style.setProperty(BOTTOM_HEIGHTS[part], `${Math.ceil(height)}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      style.removeProperty(BOTTOM_HEIGHTS[part]);
    };
  }, [element, part]);
  return setElement;
}
