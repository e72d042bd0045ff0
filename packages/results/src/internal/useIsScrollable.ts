import { useEffect, useState } from 'react';

/** Whether the element's content is larger than it: then it must be reachable by keyboard (WCAG 2.1.1). */
export function useIsScrollable(): { ref: (element: HTMLElement | null) => void; isScrollable: boolean } {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [isScrollable, setIsScrollable] = useState(false);
  useEffect(() => {
    if (element === null) return;
    const measure = () =>
      setIsScrollable(
        element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1,
      );
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [element]);
  return { ref: setElement, isScrollable };
}
