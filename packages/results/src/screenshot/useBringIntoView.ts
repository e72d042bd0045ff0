import { useEffect, useRef } from 'react';
import type { Marker } from './geometry/markers.ts';
import type { ScreenLayout } from './geometry/screenLayout.ts';
import { scrollPositionFor } from './geometry/scrollTo.ts';
import { toViewBox } from './geometry/spaces.ts';

/** Further than this many screens one jumps: gliding over them would load every tile on the way. */
const FARTHEST_GLIDE = 2;

/** Scrolls to the chosen marker when another is chosen; nowhere if the chosen issue has none. */
export function useBringIntoView(
  node: HTMLElement | null,
  { inner, content, scale }: ScreenLayout,
  chosen: Marker | undefined,
): void {
  const shownId = useRef<string | undefined>(undefined);

  useEffect(() => {
    if (!node || !chosen || scale === 0 || shownId.current === chosen.issue.id) return;
    const isFirst = shownId.current === undefined;
    shownId.current = chosen.issue.id;
    const now = { left: node.scrollLeft, top: node.scrollTop };
    const to = scrollPositionFor(toViewBox(chosen.box, scale), inner, content, now);
    const isFar = Math.abs(to.top - now.top) > FARTHEST_GLIDE * inner.height;
    const glides = !isFirst && !isFar && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    node.scrollTo({ ...to, behavior: glides ? 'smooth' : 'instant' });
  }, [node, inner, content, scale, chosen]);
}
