import { type RefObject, useEffect, useState } from 'react';

/** How far an element is scrolled down, in CSS pixels; at most one change a frame. */
export function useScrollTop(element: RefObject<HTMLElement | null>): number {
  const [scrollTop, setScrollTop] = useState(0);
  useEffect(() => {
    const node = element.current;
    if (!node) return;
    let frame = 0;
    const read = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setScrollTop(node.scrollTop));
    };
    node.addEventListener('scroll', read, { passive: true });
    return () => {
      node.removeEventListener('scroll', read);
      cancelAnimationFrame(frame);
    };
  }, [element]);
  return scrollTop;
}
