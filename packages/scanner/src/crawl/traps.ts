/** Deeper paths come from relative links that pile up. */
const MOST_SEGMENTS = 16;
/** A segment that comes this often in one path is a loop: `/en/news/en/news/en/news`. */
const MOST_REPETITIONS = 3;

/** Whether a path looks like one of endlessly many. */
export function isTrapPath(path: string): boolean {
  const segments = path.split('/').filter((segment) => segment !== '');
  if (segments.length > MOST_SEGMENTS) return true;
  const counts = new Map<string, number>();
  for (const segment of segments) {
    const count = (counts.get(segment) ?? 0) + 1;
    if (count >= MOST_REPETITIONS && segment.length > 1) return true;
    counts.set(segment, count);
  }
  return false;
}

/** `2026-11`, `2026-11-20`, or the segments `2026/11` and `2026/11/20`, where nothing but a slash follows. */
const DATE_AT_END = /\/(?:19|20|21)\d\d(?:[-/](?:0?[1-9]|1[0-2])(?:[-/](?:0?[1-9]|[12]\d|3[01]))?)\/?$/;

/** A calendar's path with its date taken out, so that its pages can be counted; undefined without a date. */
export function withoutDate(path: string): string | undefined {
  return DATE_AT_END.test(path) ? path.replace(DATE_AT_END, '/{date}') : undefined;
}
