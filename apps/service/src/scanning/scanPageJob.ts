import { SCREEN_SIZE_NAMES } from '@sitelens/api-client/contract';
import { type Lease, type ScanPage, scanLeasedPage } from '@sitelens/scanner';
import { eq } from 'drizzle-orm';
import { pageFolder } from '../files/fileName.ts';
import type { JobData } from '../jobs/jobs.ts';
import { openDatabaseFrontier } from '../store/databaseFrontier.ts';
import { giveBack, leaseFirst, noteFailedAttempt, renewLease } from '../store/frontier/leases.ts';
import { failScan, findRunningScan } from '../store/runningScans.ts';
import { pages } from '../store/schema.ts';
import { enqueue } from './enqueue.ts';
import { holdLease } from './holdLease.ts';
import { isOfWholeMachine } from './machineFailure.ts';
import { withinDeadline } from './pageDeadline.ts';
import type { Work } from './scanning.ts';
import { saveTilesIn } from './tiles.ts';

const MOST_FAILED_ATTEMPTS = 3;

/** The job `scan-page`: scans one page of a running scan, if nobody else does or has. */
export async function scanPageJob(work: Work, { scanId, pageId }: JobData['scan-page']): Promise<void> {
  const { database, jobs, leaseSeconds, signal } = work;
  if (signal.aborted) return;
  if ((await findRunningScan(database, scanId)) === undefined) return;
  const lease = await leaseFirst(database.queries, scanId, {
    condition: eq(pages.id, pageId),
    leaseSeconds,
  });
  if (lease === undefined) return;
  await scanAndKeep(work, scanId, lease);
  await enqueue(database, jobs, scanId);
}

/** Files of an attempt that was not kept are removed; those of a killed one by the attempt that is. */
async function scanAndKeep(work: Work, scanId: string, lease: Lease): Promise<void> {
  const { database, files, leaseSeconds, log, signal } = work;
  const ownFolder = pageFolder(scanId, lease.page.id, lease.fencingToken);
  const held = holdLease(work, () => renewLease(database.queries, lease, leaseSeconds), {
    url: lease.page.url,
  });
  try {
    const { result, isKept } = await scanLeasedPage(
      openDatabaseFrontier(database, scanId),
      lease,
      scanPageOf(work, scanId, ownFolder),
      AbortSignal.any([signal, held.lost]),
    );
    if (!isKept) return await files.removeFolder(ownFolder);
    if (result.outcome === 'FAILED') {
      const { reason, detail } = result;
      log.info({ scanId, url: lease.page.url, reason, detail }, 'A page failed.');
    }
    await removeEarlierAttempts(work, scanId, lease);
  } catch (error) {
    // Where nothing can be removed either, the failure itself must still be noted.
    await files
      .removeFolder(ownFolder)
      .catch((err: unknown) => log.warn({ err, scanId }, 'Pictures stay behind.'));
    if (signal.aborted || held.lost.aborted) await giveBack(database.queries, lease);
    else await endFailedAttempt(work, scanId, lease, error);
  } finally {
    held.release();
  }
}

/**
 * A page that this machine can't scan is tried again at the next watch. After some attempts it is given up, and
 * with it the scan where the machine would fail on every page.
 */
async function endFailedAttempt(work: Work, scanId: string, lease: Lease, error: unknown): Promise<void> {
  const { database, log } = work;
  log.error({ err: error, scanId, url: lease.page.url }, 'A page could not be scanned on this machine.');
  if ((await noteFailedAttempt(database.queries, lease)) < MOST_FAILED_ATTEMPTS) {
    await giveBack(database.queries, lease);
    throw error;
  }
  if (isOfWholeMachine(error)) {
    const url = lease.page.url;
    await failScan(database, scanId, { outcome: 'FAILED', reason: 'SCAN_ERROR', url });
    return;
  }
  const detail = error instanceof Error ? error.message : String(error);
  await openDatabaseFrontier(database, scanId).complete(lease, {
    outcome: 'FAILED',
    reason: 'SCAN_ERROR',
    detail,
  });
}

function scanPageOf({ scanner, files, robotsGuards }: Work, scanId: string, folder: string): ScanPage {
  const scanPage: ScanPage = (page, signal) =>
    scanner.scanPage(
      { url: page.url, screenSizes: SCREEN_SIZE_NAMES, saveTile: saveTilesIn(files, folder) },
      signal,
    );
  return withinDeadline(robotsGuards.guard(scanId, scanPage));
}

async function removeEarlierAttempts({ files }: Work, scanId: string, lease: Lease): Promise<void> {
  for (let token = 1; token < lease.fencingToken; token++) {
    await files.removeFolder(pageFolder(scanId, lease.page.id, token));
  }
}
