import type { RunningScan } from '../store/runningScans.ts';

/** The queues that a scan's jobs wait in. */
export interface ScanQueues {
  readonly start: 'scan-start' | 'visitor-scan-start';
  readonly page: 'scan-page' | 'visitor-scan-page';
}

const MEMBERS: ScanQueues = { start: 'scan-start', page: 'scan-page' };
const VISITORS: ScanQueues = { start: 'visitor-scan-start', page: 'visitor-scan-page' };

/**
 * Visitors have queues of their own: however many of them there are, and however slow the sites that they
 * name, members' scans have all of their workers, and visitors have theirs while a large scan runs.
 */
export function queuesOf({ trigger }: Pick<RunningScan, 'trigger'>): ScanQueues {
  return trigger === 'VISITOR' ? VISITORS : MEMBERS;
}
