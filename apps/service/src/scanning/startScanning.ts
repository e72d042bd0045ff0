import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { repeatUntil } from '../jobs/repeatUntil.ts';
import { LEASE_SECONDS, lostPages, voidAllLeases } from '../store/frontier/leases.ts';
import { isLinkCheckerLost, voidAllLinkCheckers } from '../store/links/linkCheckers.ts';
import { listLinkResults } from '../store/links/linkResults.ts';
import { finishDeletions } from '../store/projects.ts';
import { findRobots, listRunningScans, type RunningScan } from '../store/runningScans.ts';
import { beginScan } from './beginScan.ts';
import { checkLinksJob } from './checkLinksJob.ts';
import { enqueue } from './enqueue.ts';
import { createLinkMemories } from './linkMemories.ts';
import { createRobotsGuards } from './robotsGuards.ts';
import type { Scanning, ScanningOptions, Work } from './scanning.ts';
import { scanPageJob } from './scanPageJob.ts';
import { queuesOf } from './scanQueues.ts';

const SITES_AT_A_TIME = 2;
/** Of visitors, beside those of members: sites that are read, and pages that are scanned. */
const VISITORS_AT_A_TIME = 1;
/** Scans whose links this process checks at a time; each has its turn. */
const LINK_CHECKS_AT_A_TIME = 4;
const WATCH_INTERVAL_MS = 3_000;
const LINK_TURN_IDLE_MS = 2_000;
const STOP_LIMIT_MS = 8_000;

/**
 * Makes this process a worker, and lets every running scan go on where a kill has left it. With the
 * embedded database, which no other process can have, pages and links that were under way are free at once;
 * with PostgreSQL when their worker has been silent for the time of a lease.
 */
export async function startScanning(options: ScanningOptions): Promise<Scanning> {
  const { database, jobs, files } = options;
  const stopping = new AbortController();
  const work: Work = {
    concurrency: availableParallelism() + 1,
    leaseSeconds: LEASE_SECONDS,
    watchIntervalMs: WATCH_INTERVAL_MS,
    linkTurnIdleMs: LINK_TURN_IDLE_MS,
    scansForVisitors: true,
    ...options,
    signal: stopping.signal,
    robotsGuards: createRobotsGuards(options.scanner.egress, (scanId) => findRobots(database, scanId)),
    linkMemories: createLinkMemories((scanId) => listLinkResults(database.queries, scanId)),
  };
  if (database.kind === 'embedded') {
    await jobs.clear();
    await voidAllLeases(database.queries);
    await voidAllLinkCheckers(database.queries);
  }
  await finishDeletions(database, files);
  await jobs.work('scan-start', SITES_AT_A_TIME, (data) => beginScan(work, data));
  await jobs.work('scan-page', work.concurrency, (data) => scanPageJob(work, data));
  if (work.scansForVisitors) {
    await jobs.work('visitor-scan-start', VISITORS_AT_A_TIME, (data) => beginScan(work, data));
    await jobs.work('visitor-scan-page', VISITORS_AT_A_TIME, (data) => scanPageJob(work, data));
  }
  await jobs.work('check-links', LINK_CHECKS_AT_A_TIME, (data) => checkLinksJob(work, data));
  const watching = watch(work);
  return {
    stop: async () => {
      stopping.abort(new Error('The service is stopping.'));
      await watching;
      const limit = new AbortController();
      await Promise.race([
        jobs.rest(),
        sleep(STOP_LIMIT_MS, undefined, { signal: limit.signal }).catch(() => {}),
      ]);
      limit.abort();
    },
  };
}

/** Adds what is missing for every running scan, again and again: no lost job can stop a scan for long. */
function watch(work: Work): Promise<void> {
  const { database, log, signal, robotsGuards, linkMemories, watchIntervalMs: intervalMs } = work;
  const failure = 'The running scans could not be looked after.';
  return repeatUntil({ signal, intervalMs, log, failure }, async () => {
    const running = await listRunningScans(database);
    const ids = running.map(({ id }) => id);
    robotsGuards.keepOnly(ids);
    linkMemories.keepOnly(ids);
    for (const scan of running) await lookAfter(work, scan);
  });
}

/** The job of a worker that has died keeps the next one out until it is forgotten. */
async function lookAfter({ database, jobs }: Work, scan: RunningScan): Promise<void> {
  const { id: scanId } = scan;
  await jobs.forget(queuesOf(scan).page, await lostPages(database.queries, scanId));
  if (await isLinkCheckerLost(database.queries, scanId)) await jobs.forget('check-links', [scanId]);
  await enqueue(database, jobs, scanId);
}
