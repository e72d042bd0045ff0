interface PlacedItem {
  readonly index: number;
  /** CSS pixels from the top of the list. */
  readonly start: number;
  readonly end: number;
}

/** How much room is left out before each of some items of a list, and after the last one. */
export function gapsBetween(placed: readonly PlacedItem[], totalSize: number) {
  const items = placed.map(({ index, start }, at) => ({
    index,
    gapBefore: Math.max(0, start - (placed[at - 1]?.end ?? 0)),
  }));
  return { items, gapAfter: Math.max(0, totalSize - (placed.at(-1)?.end ?? 0)) };
}
