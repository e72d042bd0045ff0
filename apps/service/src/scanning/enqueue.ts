import type { Jobs } from '../jobs/jobs.ts';
import type { Database } from '../store/database.ts';
import {
  endExhaustedScan,
  findRunningScan,
  firstPendingPages,
  type RunningScan,
} from '../store/runningScans.ts';
import type { ScanQueue } from './scanning.ts';
import { queuesOf } from './scanQueues.ts';

export function openScanQueue(options: { readonly database: Database; readonly jobs: Jobs }): ScanQueue {
  return { begin: (scanId) => enqueue(options.database, options.jobs, scanId) };
}

/**
 * Adds the jobs that a scan needs next: reading the site, then its first pending pages, as many as may be
 * under way at a time, and beside them the check of its links. Everything follows from the store, and a job that exists is not added again, so that
 * calling it too often does no harm and calling it later makes up for a kill.
 */
export async function enqueue(database: Database, jobs: Jobs, scanId: string): Promise<void> {
  const scan = await findRunningScan(database, scanId);
  if (scan === undefined) return;
  const queues = queuesOf(scan);
  if (scan.pagesKnown === 0) {
    await jobs.add(queues.start, [{ data: { scanId }, key: scanId }]);
    return;
  }
  const pages = await firstPendingPages(database, scanId, mostAtATime(scan));
  const startAfter = nextVisitAt(scan);
  await jobs.add(
    queues.page,
    pages.map(({ id }) => ({
      data: { scanId, pageId: id },
      key: id,
      ...(startAfter !== undefined && { startAfter }),
    })),
  );
  if (scan.linksChecked < scan.linksFound) {
    await jobs.add('check-links', [{ data: { scanId }, key: scanId }]);
  }
  if (pages.length === 0) await endExhaustedScan(database, scanId);
}

/** A crawl-delay is kept by visiting one page at a time: no worker then waits with a page in hand. */
function mostAtATime({ crawlDelayMs, maxSimultaneousPages }: RunningScan): number {
  return crawlDelayMs > 0 ? 1 : maxSimultaneousPages;
}

function nextVisitAt({ crawlDelayMs, lastVisitAt }: RunningScan): Date | undefined {
  if (crawlDelayMs === 0 || lastVisitAt === null) return undefined;
  return new Date(lastVisitAt.getTime() + crawlDelayMs);
}
