import { type Egress, guardByRobots, type OriginRobots, type ScanPage } from '@sitelens/scanner';

/** Obeys the robots.txt of hosts that a scan comes upon on its way; each is read once a scan and process. */
export interface RobotsGuards {
  guard(scanId: string, scanPage: ScanPage): ScanPage;
  /** Forgets what was read for other scans. */
  keepOnly(scanIds: readonly string[]): void;
}

interface ScanGuard {
  readonly scanPage: ScanPage;
  /** How each page under way is scanned once its host's robots.txt has allowed it. */
  readonly underWay: Map<string, ScanPage>;
}

/** @param robotsOf what the scan read of robots.txt when it began */
export function createRobotsGuards(
  egress: Pick<Egress, 'fetch'>,
  robotsOf: (scanId: string) => Promise<readonly OriginRobots[]>,
): RobotsGuards {
  const guards = new Map<string, ScanGuard>();
  const guardOf = async (scanId: string): Promise<ScanGuard> => {
    const robots = guards.has(scanId) ? [] : await robotsOf(scanId);
    const guard = guards.get(scanId) ?? createGuard(egress, robots);
    guards.set(scanId, guard);
    return guard;
  };
  return {
    guard: (scanId, scanPage) => async (page, signal) => {
      const guard = await guardOf(scanId);
      guard.underWay.set(page.id, scanPage);
      try {
        return await guard.scanPage(page, signal);
      } finally {
        guard.underWay.delete(page.id);
      }
    },
    keepOnly: (scanIds) => {
      for (const id of guards.keys()) if (!scanIds.includes(id)) guards.delete(id);
    },
  };
}

function createGuard(egress: Pick<Egress, 'fetch'>, robots: readonly OriginRobots[]): ScanGuard {
  const underWay = new Map<string, ScanPage>();
  const scanPage = guardByRobots({
    robots,
    egress,
    scanPage: (page, signal) => {
      const scan = underWay.get(page.id);
      if (scan === undefined) throw new Error('A page is scanned that is not under way.');
      return scan(page, signal);
    },
  });
  return { scanPage, underWay };
}
