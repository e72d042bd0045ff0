import type { MarkerIndex } from './markerIndex.ts';
import type { Marker } from './markers.ts';
import type { PagePoint } from './scrollTo.ts';
import type { PageBox } from './spaces.ts';

/**
 * The marker that a press at a point means: the smallest of those it lies in, so that a button inside of
 * a marked region can be had whichever lies on top; else the nearest within `slop` page pixels.
 */
export function markerAt(index: MarkerIndex, point: PagePoint, slop: number): Marker | undefined {
  const { left, top } = point;
  const area = { left: left - slop, right: left + slop, top: top - slop, bottom: top + slop };
  const [meant] = index
    .within(area)
    .map((marker) => ({
      marker,
      away: distanceTo(marker.box, point),
      size: marker.box.width * marker.box.height,
    }))
    .filter(({ away }) => away <= slop)
    .sort((a, b) => a.away - b.away || a.size - b.size);
  return meant?.marker;
}

/** From the point to the box; 0 inside of it. */
function distanceTo(box: PageBox, point: PagePoint): number {
  const across = Math.max(box.left - point.left, 0, point.left - box.left - box.width);
  const along = Math.max(box.top - point.top, 0, point.top - box.top - box.height);
  return Math.hypot(across, along);
}
