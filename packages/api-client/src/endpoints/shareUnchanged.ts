/**
 * For a query's `structuralSharing`: gives the old value where the new one says the same, and shares
 * its unchanged parts. TanStack's own does not look into dates, so that every answer of a poll would
 * draw everything anew.
 */
export function shareUnchanged(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return before;
  if (before instanceof Date && after instanceof Date) {
    return before.getTime() === after.getTime() ? before : after;
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    const shared = after.map((value, index) => shareUnchanged(before[index], value));
    return before.length === shared.length && shared.every((value, index) => value === before[index])
      ? before
      : shared;
  }
  return isPlain(before) && isPlain(after) ? shareObject(before, after) : after;
}

function shareObject(before: Record<string, unknown>, after: Record<string, unknown>): unknown {
  const shared = Object.fromEntries(
    Object.entries(after).map(([key, value]) => [key, shareUnchanged(before[key], value)]),
  );
  const keys = Object.keys(shared);
  const isSame =
    keys.length === Object.keys(before).length &&
    keys.every((key) => Object.hasOwn(before, key) && shared[key] === before[key]);
  return isSame ? before : shared;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
