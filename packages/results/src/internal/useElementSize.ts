import { type RefObject, useLayoutEffect, useState } from 'react';

/** An element's inner size in CSS pixels, without borders and scroll bars. */
export interface ElementSize {
  readonly width: number;
  readonly height: number;
}

const UNKNOWN: ElementSize = { width: 0, height: 0 };

/** Follows an element's inner size; measured before the first paint, so that nothing jumps. */
export function useElementSize(element: RefObject<HTMLElement | null>): ElementSize {
  const [size, setSize] = useState(UNKNOWN);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = node;
      setSize((known) => (known.width === width && known.height === height ? known : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
