import type { JobData } from '../jobs/jobs.ts';
import { beginFrontier } from '../store/databaseFrontier.ts';
import { failScan, findRunningScan, setReadingPhase } from '../store/runningScans.ts';
import { enqueue } from './enqueue.ts';
import type { Work } from './scanning.ts';

/** The job `scan-start`: reads robots.txt and sitemaps, and admits the start page. */
export async function beginScan(work: Work, { scanId }: JobData['scan-start']): Promise<void> {
  const { database, jobs, scanner, log, signal } = work;
  const scan = await findRunningScan(database, scanId);
  if (scan === undefined || scan.pagesKnown > 0 || signal.aborted) return;
  let phases = Promise.resolve();
  try {
    const site = await scanner.readSite(scan, signal, (phase) => {
      phases = phases.then(() => setReadingPhase(database, scanId, phase));
    });
    await phases;
    await beginFrontier(database, scanId, site);
  } catch (error) {
    await phases.catch(() => {});
    // The next start of a worker, or its watch, begins again.
    if (signal.aborted) return;
    log.error({ err: error, scanId }, 'A site could not be read.');
    await failScan(database, scanId, {
      outcome: 'FAILED',
      reason: 'SCAN_ERROR',
      url: scan.startUrl,
    });
    return;
  }
  await enqueue(database, jobs, scanId);
}
