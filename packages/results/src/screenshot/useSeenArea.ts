import { useEffect, useLayoutEffect, useState } from 'react';
import type { PageArea } from './geometry/markerIndex.ts';
import type { ScreenLayout } from './geometry/screenLayout.ts';

/**
 * What is seen of the page may be this many parts of a screen less than what counts as seen: only when so much
 * was scrolled is there anything to draw anew, so that most frames of scrolling are the browser's alone.
 */
const STEPS_A_SCREEN = 4;

/** From the step before the first thing seen to the step after the last. */
function stepped(start: number, length: number): readonly [from: number, to: number] {
  const step = Math.max(1, length / STEPS_A_SCREEN);
  const from = Math.max(0, Math.floor(start / step) * step);
  return [from, from + length + step];
}

function areaSeen(node: HTMLElement, { inner, scale }: ScreenLayout): PageArea {
  const [left, right] = stepped(node.scrollLeft, inner.width);
  const [top, bottom] = stepped(node.scrollTop, inner.height);
  return { left: left / scale, right: right / scale, top: top / scale, bottom: bottom / scale };
}

function isSame(a: PageArea | undefined, b: PageArea): boolean {
  return a?.left === b.left && a.top === b.top && a.right === b.right && a.bottom === b.bottom;
}

/** The area of the page that is on the screen, and at most a quarter of a screen around; nothing until it is measured. */
export function useSeenArea(node: HTMLElement | null, layout: ScreenLayout): PageArea | undefined {
  const [area, setArea] = useState<PageArea>();
  useLayoutEffect(() => {
    if (!node || layout.scale === 0) return;
    const next = areaSeen(node, layout);
    setArea((known) => (isSame(known, next) ? known : next));
  }, [node, layout]);
  useEffect(() => {
    if (!node || layout.scale === 0) return;
    let frame = 0;
    const read = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const next = areaSeen(node, layout);
        setArea((known) => (isSame(known, next) ? known : next));
      });
    };
    node.addEventListener('scroll', read, { passive: true });
    return () => {
      node.removeEventListener('scroll', read);
      cancelAnimationFrame(frame);
    };
  }, [node, layout]);
  return area;
}
