import type { Egress } from '../egress/egress.ts';
import type { PageResult } from '../pageResult.ts';
import { fetchRobots } from './fetchRobots.ts';
import { type OriginRobots, readRobots } from './robots.ts';
import type { ScanPage } from './scanLeasedPage.ts';

export interface RobotsGuardOptions {
  /** Those that were applied when pages were admitted. */
  readonly robots: readonly OriginRobots[];
  readonly egress: Pick<Egress, 'fetch'>;
  readonly scanPage: ScanPage;
}

/**
 * Obeys the robots.txt of hosts that the crawl came upon on its way (`*.example.com`): each is read once,
 * before the first page of its origin is scanned.
 */
export function guardByRobots({ robots, egress, scanPage }: RobotsGuardOptions): ScanPage {
  const known = new Set(robots.map(({ origin }) => origin));
  const readings = new Map<string, Promise<OriginRobots>>();
  return async (page, signal) => {
    const { origin } = new URL(page.url);
    if (known.has(origin)) return scanPage(page, signal);
    const reading = readings.get(origin) ?? fetchRobots(origin, egress, signal);
    readings.set(origin, reading);
    // An aborted reading must not stay: the page may be leased again.
    reading.catch(() => readings.delete(origin));
    return refusalBy(await reading, page.url) ?? scanPage(page, signal);
  };
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
