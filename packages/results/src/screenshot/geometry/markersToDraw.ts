import type { MarkerIndex, PageArea } from './markerIndex.ts';
import type { Marker } from './markers.ts';

/** No more markers than this are in the document at once. */
export const MOST_MARKERS = 100;

export interface DrawnMarkers {
  /** Those that are in the document, {@link MOST_MARKERS} at most, in document order; always with the chosen one. */
  readonly drawn: readonly Marker[];
  /** The others in what is seen: only outlined, all of them in one shape. Empty but for crowds. */
  readonly outlined: readonly Marker[];
  /** How many of `drawn` lie in what is seen. */
  readonly inSight: number;
}

/**
 * What to draw for what is seen of the page. Where more than {@link MOST_MARKERS} lie there, those are kept that
 * are spread evenly, and the same ones while one scrolls; where there is room, those within half a screen too.
 * The chosen one is always kept, wherever it is, so that focus is never lost.
 */
export function markersToDraw(
  index: MarkerIndex,
  seen: PageArea,
  focusedIssueId: string | undefined,
): DrawnMarkers {
  const focused = index.markers[index.places.get(focusedIssueId ?? '') ?? -1];
  const most = focused ? MOST_MARKERS - 1 : MOST_MARKERS;
  const all = index.within(seen);
  const inSight = all.filter((marker) => marker !== focused);
  const byRank = (a: Marker, b: Marker) => index.rankOf(a) - index.rankOf(b);
  if (inSight.length > most) inSight.sort(byRank);
  const kept = inSight.slice(0, most);
  if (kept.length < most) kept.push(...nearby(index, seen, new Set([...kept, focused]), most - kept.length));
  const drawn = focused ? [...kept, focused] : kept;
  return {
    drawn: drawn.sort((a, b) => a.issue.position - b.issue.position),
    outlined: inSight.slice(most),
    inSight: Math.min(most, inSight.length) + (all.length - inSight.length),
  };
}

/** Made ready for scrolling on: the nearest to the middle of what is seen. */
function nearby(
  index: MarkerIndex,
  seen: PageArea,
  without: ReadonlySet<Marker | undefined>,
  atMost: number,
): Marker[] {
  const reach = (seen.bottom - seen.top) / 2;
  const area = { ...seen, top: seen.top - reach, bottom: seen.bottom + reach };
  const centre = (seen.top + seen.bottom) / 2;
  const away = ({ box }: Marker) => Math.abs(box.top + box.height / 2 - centre);
  return index
    .within(area)
    .filter((marker) => !without.has(marker))
    .sort((a, b) => away(a) - away(b))
    .slice(0, atMost);
}
