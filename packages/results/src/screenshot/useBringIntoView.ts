import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Marker } from './geometry/markers.ts';
import type { Size } from './geometry/screenLayout.ts';
import { scrollPositionFor } from './geometry/scrollTo.ts';
import { type Scale, toViewBox } from './geometry/spaces.ts';

/** Further than this many screens one jumps: gliding over them would load every tile on the way. */
const FARTHEST_GLIDE = 2;

interface BringIntoView {
  /** The element that scrolls. */
  screen: RefObject<HTMLElement | null>;
  /** Of the whole page, in view pixels. */
  content: Size;
  scale: Scale;
  /** The marker to show; nothing if the chosen issue has none. */
  marker: Marker | undefined;
}

/** Scrolls to the chosen marker when another is chosen; keeps the place on the page when the scale changes. */
export function useBringIntoView({ screen, content, scale, marker }: BringIntoView): void {
  const formerScale = useRef(scale);
  const shown = useRef<{ issueId: string; scale: Scale } | undefined>(undefined);

  useLayoutEffect(() => {
    const node = screen.current;
    if (node && formerScale.current > 0) {
      node.scrollTop *= scale / formerScale.current;
    }
    formerScale.current = scale;
  }, [screen, scale]);

  useEffect(() => {
    const node = screen.current;
    if (!node || !marker || scale === 0) return;
    const isSame = shown.current?.issueId === marker.issue.id;
    if (isSame && shown.current?.scale === scale) return;
    const isFirst = shown.current === undefined;
    shown.current = { issueId: marker.issue.id, scale };
    const size = { width: node.clientWidth, height: node.clientHeight };
    const now = { left: node.scrollLeft, top: node.scrollTop };
    const to = scrollPositionFor(toViewBox(marker.box, scale), size, content, now);
    const isFar = Math.abs(to.top - now.top) > FARTHEST_GLIDE * size.height;
    const glides = !isFirst && !isSame && !isFar && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    node.scrollTo({ ...to, behavior: glides ? 'smooth' : 'instant' });
  }, [screen, content, scale, marker]);
}
