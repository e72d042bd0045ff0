import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Marker } from './geometry/markers.ts';
import type { ScreenLayout } from './geometry/screenLayout.ts';
import {
  isInSight,
  type PagePoint,
  pointInMiddle,
  positionWithInMiddle,
  scrollPositionFor,
} from './geometry/scrollTo.ts';
import { toViewBox } from './geometry/spaces.ts';

interface Place {
  readonly node: HTMLElement;
  readonly layout: ScreenLayout;
  /** Of the page, under the middle of the screen. */
  readonly middle: PagePoint;
}

function placeOf(node: HTMLElement, layout: ScreenLayout): Place {
  const now = { left: node.scrollLeft, top: node.scrollTop };
  return { node, layout, middle: pointInMiddle(now, layout.inner, layout.scale) };
}

/**
 * Keeps the point of the page that is under the middle of the screen there when the scale or the screen changes.
 * Where the chosen box was in sight and would be lost by that, the screen follows it as far as is needed.
 */
export function usePlaceKept(node: HTMLElement | null, layout: ScreenLayout, chosen: Marker | undefined) {
  const former = useRef<Place | undefined>(undefined);

  useLayoutEffect(() => {
    if (!node || layout.scale === 0) return;
    const before = former.current;
    if (before && before.node === node && before.layout !== layout) {
      const to = positionWithInMiddle(before.middle, layout.inner, layout.scale);
      node.scrollTo({ ...to, behavior: 'instant' });
      if (chosen && wasInSight(chosen, before)) follow(node, layout, chosen);
    }
    former.current = placeOf(node, layout);
  }, [node, layout, chosen]);

  useEffect(() => {
    if (!node || layout.scale === 0) return;
    const remember = () => {
      former.current = placeOf(node, layout);
    };
    node.addEventListener('scroll', remember, { passive: true });
    return () => node.removeEventListener('scroll', remember);
  }, [node, layout]);
}

function wasInSight({ box }: Marker, { layout, middle }: Place): boolean {
  const { inner, scale } = layout;
  return isInSight(toViewBox(box, scale), inner, positionWithInMiddle(middle, inner, scale));
}

function follow(node: HTMLElement, { inner, content, scale }: ScreenLayout, { box }: Marker): void {
  const now = { left: node.scrollLeft, top: node.scrollTop };
  const target = toViewBox(box, scale);
  if (isInSight(target, inner, now)) return;
  node.scrollTo({ ...scrollPositionFor(target, inner, content, now), behavior: 'instant' });
}
