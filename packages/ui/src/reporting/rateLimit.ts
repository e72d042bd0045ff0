/**
 * Says whether there is room for one more.
 *
 * @param limit how many any stretch of time of that length has room for
 */
export function rateLimit(limit: number, windowMs: number, now: () => number = () => performance.now()) {
  let taken: readonly number[] = [];
  return (): boolean => {
    const time = now();
    taken = taken.filter((moment) => time - moment < windowMs);
    if (taken.length >= limit) return false;
    taken = [...taken, time];
    return true;
  };
}
