import { useEffect, useRef } from 'react';

/** Calls back on Ctrl and the wheel over an element, which is also what a pinch on a touch pad is, and keeps the browser's own zoom from it. */
export function useWheelZoom(node: HTMLElement | null, onTurn: (wheel: WheelEvent) => void): void {
  const turn = useRef(onTurn);
  useEffect(() => {
    turn.current = onTurn;
  });
  useEffect(() => {
    if (!node) return;
    const read = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      turn.current(event);
    };
    // React's own listener is passive, and could not keep the browser from zooming.
    node.addEventListener('wheel', read, { passive: false });
    return () => node.removeEventListener('wheel', read);
  }, [node]);
}
