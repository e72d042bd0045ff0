import { useEffect, useState } from 'react';

/** Whether the element's content is taller than it: then it must be reachable by keyboard (WCAG 2.1.1). */
export function useIsScrollable(): { ref: (element: HTMLElement | null) => void; isScrollable: boolean } {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [isScrollable, setIsScrollable] = useState(false);
  useEffect(() => {
    if (element === null) return;
    const observer = new ResizeObserver(() => setIsScrollable(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [element]);
  return { ref: setElement, isScrollable };
}
