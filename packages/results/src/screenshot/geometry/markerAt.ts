import type { MarkedIssue, Marker } from './markers.ts';
import type { PageBox } from './spaces.ts';

/** A point on the page, in page pixels. */
export interface PagePoint {
  readonly left: number;
  readonly top: number;
}

/**
 * The marker that a press at a point means: the smallest of those it lies in, so that a button inside of
 * a marked region can be had whichever lies on top; else the nearest within `slop` page pixels.
 */
export function markerAt<Issue extends MarkedIssue>(
  markers: readonly Marker<Issue>[],
  point: PagePoint,
  slop: number,
): Marker<Issue> | undefined {
  const [meant] = markers
    .map((marker) => ({
      marker,
      away: distanceTo(marker.box, point),
      area: marker.box.width * marker.box.height,
    }))
    .filter(({ away }) => away <= slop)
    .sort((a, b) => a.away - b.away || a.area - b.area);
  return meant?.marker;
}

/** From the point to the box; 0 inside of it. */
function distanceTo(box: PageBox, point: PagePoint): number {
  const across = Math.max(box.left - point.left, 0, point.left - box.left - box.width);
  const along = Math.max(box.top - point.top, 0, point.top - box.top - box.height);
  return Math.hypot(across, along);
}
