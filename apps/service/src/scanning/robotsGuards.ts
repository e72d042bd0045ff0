import {
  createRobotsGuard,
  type Egress,
  type OriginRobots,
  type RobotsGuard,
  type ScanPage,
} from '@sitelens/scanner';

/** Obeys the robots.txt of hosts that a scan comes upon on its way; each is read once a scan and process. */
export interface RobotsGuards {
  guard(scanId: string, scanPage: ScanPage): ScanPage;
  of(scanId: string): Promise<RobotsGuard>;
  /** Forgets what was read for other scans. */
  keepOnly(scanIds: readonly string[]): void;
}

/** @param robotsOf what the scan read of robots.txt when it began */
export function createRobotsGuards(
  egress: Pick<Egress, 'fetch'>,
  robotsOf: (scanId: string) => Promise<readonly OriginRobots[]>,
): RobotsGuards {
  const guards = new Map<string, RobotsGuard>();
  const guardOf = async (scanId: string): Promise<RobotsGuard> => {
    const robots = guards.has(scanId) ? [] : await robotsOf(scanId);
    // Another page of the scan may have been quicker while this one waited.
    const guard = guards.get(scanId) ?? createRobotsGuard({ robots, egress });
    guards.set(scanId, guard);
    return guard;
  };
  return {
    of: guardOf,
    guard: (scanId, scanPage) => async (page, signal) => {
      const guard = await guardOf(scanId);
      return (await guard.refusalOf(page.url, signal)) ?? scanPage(page, signal);
    },
    keepOnly: (scanIds) => {
      for (const id of guards.keys()) if (!scanIds.includes(id)) guards.delete(id);
    },
  };
}
