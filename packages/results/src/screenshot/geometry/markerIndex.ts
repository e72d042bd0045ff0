import type { Marker } from './markers.ts';

/** A rectangle of the page, in page pixels. */
export interface PageArea {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** All markers of a page, made ready for being looked up by place and by name. */
export interface MarkerIndex {
  /** In document order. */
  readonly markers: readonly Marker[];
  /** Place in `markers` by the issue's id. */
  readonly places: ReadonlyMap<string, number>;
  /** Touching or inside of the area, from top to bottom. O(log n) and the number of those found at its height. */
  readonly within: (area: PageArea) => Marker[];
  /** How early a marker is kept where not all can be: the lowest ranks are spread evenly over the page. */
  readonly rankOf: (marker: Marker) => number;
}

export function indexMarkers(unordered: readonly Marker[]): MarkerIndex {
  const markers = unordered.toSorted((a, b) => a.issue.position - b.issue.position);
  const byTop = markers.toSorted((a, b) => a.box.top - b.box.top);
  const reaches = reachesOf(byTop);
  const ranks = new Map(evenOrder(byTop.length).map((at, rank) => [byTop[at], rank]));
  return {
    markers,
    places: new Map(markers.map(({ issue }, at) => [issue.id, at])),
    within(area) {
      const found: Marker[] = [];
      collect({ byTop, reaches, area, found }, 0, byTop.length);
      return found;
    },
    rankOf: (marker) => ranks.get(marker) ?? Number.POSITIVE_INFINITY,
  };
}

const bottomOf = ({ box }: Marker) => box.top + box.height;
const middle = (from: number, to: number) => (from + to) >>> 1;

/**
 * The lowest bottom of each subtree, at the place of its root: an interval tree laid over the sorted list, whose
 * root is the middle of each half (Cormen et al., Introduction to Algorithms, "Interval trees").
 */
function reachesOf(byTop: readonly Marker[]): Float64Array {
  const reaches = new Float64Array(byTop.length);
  const fill = (from: number, to: number): number => {
    if (from >= to) return Number.NEGATIVE_INFINITY;
    const root = middle(from, to);
    const own = byTop[root];
    const reach = Math.max(own ? bottomOf(own) : 0, fill(from, root), fill(root + 1, to));
    reaches[root] = reach;
    return reach;
  };
  fill(0, byTop.length);
  return reaches;
}

interface Search {
  readonly byTop: readonly Marker[];
  readonly reaches: Float64Array;
  readonly area: PageArea;
  readonly found: Marker[];
}

function collect(search: Search, from: number, to: number): void {
  if (from >= to) return;
  const { byTop, reaches, area, found } = search;
  const root = middle(from, to);
  const marker = byTop[root];
  if (!marker || (reaches[root] ?? 0) < area.top) return;
  collect(search, from, root);
  if (marker.box.top > area.bottom) return;
  if (bottomOf(marker) >= area.top && touchesAcross(marker, area)) found.push(marker);
  collect(search, root + 1, to);
}

function touchesAcross({ box }: Marker, { left, right }: PageArea): boolean {
  return box.left <= right && box.left + box.width >= left;
}

/** Places 0 to n-1, halves before quarters before eighths: any beginning of the list is spread evenly. */
function evenOrder(length: number): number[] {
  const order: number[] = [];
  let ranges: [from: number, to: number][] = [[0, length]];
  while (ranges.length > 0) {
    const next: typeof ranges = [];
    for (const [from, to] of ranges) {
      if (from >= to) continue;
      const root = middle(from, to);
      order.push(root);
      next.push([from, root], [root + 1, to]);
    }
    ranges = next;
  }
  return order;
}
