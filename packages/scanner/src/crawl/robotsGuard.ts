import type { Egress } from '../egress/egress.ts';
import type { PageResult } from '../pageResult.ts';
import { fetchRobots } from './fetchRobots.ts';
import { type OriginRobots, readRobots } from './robots.ts';
import type { ScanPage } from './scanLeasedPage.ts';

export interface RobotsGuardOptions {
  /** Those that were applied when pages were admitted. */
  readonly robots: readonly OriginRobots[];
  readonly egress: Pick<Egress, 'fetch'>;
}

/** What the robots.txt of hosts that a crawl came upon on its way says of their pages. */
export interface RobotsGuard {
  /**
   * How a page ends unvisited, or undefined when it may be visited. Reads the robots.txt of its origin, if
   * that was not read yet. Rejects only when the signal aborts.
   */
  refusalOf(url: string, signal: AbortSignal): Promise<PageResult | undefined>;
}

/** Obeys the robots.txt of every host (`*.example.com`): each is read once, and kept as long as the guard. */
export function createRobotsGuard({ robots, egress }: RobotsGuardOptions): RobotsGuard {
  const known = new Set(robots.map(({ origin }) => origin));
  const readings = new Map<string, Promise<OriginRobots>>();
  // Other pages may wait for the same reading: it must not end with the one that happened to ask first.
  const unstopped = new AbortController().signal;
  return {
    async refusalOf(url, signal) {
      const { origin } = new URL(url);
      if (known.has(origin)) return undefined;
      const reading = readings.get(origin) ?? fetchRobots(origin, egress, unstopped);
      readings.set(origin, reading);
      return refusalBy(await untilAborted(reading, signal), url);
    },
  };
}

/** Scans only pages that their host's robots.txt allows; see {@link createRobotsGuard}. */
export function guardByRobots(options: RobotsGuardOptions & { readonly scanPage: ScanPage }): ScanPage {
  const guard = createRobotsGuard(options);
  return async (page, signal) => (await guard.refusalOf(page.url, signal)) ?? options.scanPage(page, signal);
}

function refusalBy(robots: OriginRobots, url: string): PageResult | undefined {
  if (robots.kind === 'UNREACHABLE') {
    return {
      outcome: 'FAILED',
      reason: robots.reason,
      detail: `${robots.origin}/robots.txt could not be read.`,
    };
  }
  return readRobots([robots], '').isAllowed(url) ? undefined : { outcome: 'BLOCKED_BY_ROBOTS' };
}

async function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  let stop = () => {};
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
