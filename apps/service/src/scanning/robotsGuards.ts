import { type Egress, guardByRobots, type ScanPage } from '@sitelens/scanner';
import type { RunningScan } from '../store/runningScans.ts';

/** Obeys the robots.txt of hosts that a scan comes upon on its way; each is read once a scan and process. */
export interface RobotsGuards {
  guard(scan: RunningScan, scanPage: ScanPage): ScanPage;
  /** Forgets what was read for other scans. */
  keepOnly(scanIds: readonly string[]): void;
}

interface ScanGuard {
  readonly scanPage: ScanPage;
  /** How each page under way is scanned once its host's robots.txt has allowed it. */
  readonly underWay: Map<string, ScanPage>;
}

export function createRobotsGuards(egress: Pick<Egress, 'fetch'>): RobotsGuards {
  const guards = new Map<string, ScanGuard>();
  const guardOf = ({ id, robots }: RunningScan): ScanGuard => {
    const guard = guards.get(id) ?? createGuard(egress, robots ?? []);
    guards.set(id, guard);
    return guard;
  };
  return {
    guard: (scan, scanPage) => async (page, signal) => {
      const guard = guardOf(scan);
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

function createGuard(egress: Pick<Egress, 'fetch'>, robots: NonNullable<RunningScan['robots']>): ScanGuard {
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
