import { createCrawlScope, isForbiddenLink, isOfSite, type LinkFrontier } from '@sitelens/scanner';
import type { JobData } from '../jobs/jobs.ts';
import { openDatabaseLinkFrontier } from '../store/links/databaseLinkFrontier.ts';
import {
  giveLinksBack,
  type LinkChecker,
  noteLinkCheckerFailure,
  renewLinkChecker,
  takeLinksInHand,
} from '../store/links/linkCheckers.ts';
import { failScan, findRobots, findRunningScan, type RunningScan } from '../store/runningScans.ts';
import { enqueue } from './enqueue.ts';
import { giveUpLinks, NOT_CHECKED } from './giveUpLinks.ts';
import { holdLease } from './holdLease.ts';
import { BEYOND_THE_FIRST, firstLinks, linksLeft } from './linksOfVisitors.ts';
import { inOneTurn } from './linkTurn.ts';
import { isOfWholeMachine } from './machineFailure.ts';
import type { Work } from './scanning.ts';

const MOST_FAILURES = 3;
const LONGEST_TURN_MS = 300_000;

/** The job `check-links`: asks for the addresses that the pages of a scan refer to, if nobody else does. */
export async function checkLinksJob(work: Work, { scanId }: JobData['check-links']): Promise<void> {
  const { database, jobs, leaseSeconds, scansForVisitors, signal } = work;
  if (signal.aborted) return;
  const scan = await findRunningScan(database, scanId);
  if (scan === undefined || (scan.trigger === 'VISITOR' && !scansForVisitors)) return;
  const checker = await takeLinksInHand(database.queries, scanId, leaseSeconds);
  if (checker === undefined) return;
  const held = holdLease(work, () => renewLinkChecker(database.queries, checker, leaseSeconds), { scanId });
  try {
    const frontier = openDatabaseLinkFrontier(database, checker);
    const stop = AbortSignal.any([signal, held.lost]);
    if (scan.linkCheckerFailures >= MOST_FAILURES) await giveUpLinks(frontier, NOT_CHECKED, stop);
    else if (linksLeft(scan) === 0) await giveUpLinks(frontier, BEYOND_THE_FIRST, stop);
    else await checkLinks(work, { scan, checker, frontier }, stop);
  } catch (error) {
    if (!signal.aborted && !held.lost.aborted) await endFailedCheck(work, scan, checker, error);
  } finally {
    held.release();
    await giveLinksBack(database.queries, checker);
  }
  await enqueue(database, jobs, scanId);
}

interface LinksInHand {
  readonly scan: RunningScan;
  readonly checker: LinkChecker;
  readonly frontier: LinkFrontier;
}

async function checkLinks(
  { database, robotsGuards, linkMemories, linkTurnIdleMs, scanner }: Work,
  { scan, checker, frontier }: LinksInHand,
  signal: AbortSignal,
): Promise<void> {
  const { startUrl, allowedDomains, maxPages, crawlDelayMs } = scan;
  const robots = await findRobots(database, scan.id);
  const scope = createCrawlScope({ startUrl, allowedDomains, maxPages, robots });
  const guard = await robotsGuards.of(scan.id);
  const memory = await linkMemories.of(checker);
  // The next turn may be another process's, which knows nothing of this one's last request: where there is a delay,
  // it ends no sooner.
  const idleMs = Math.max(linkTurnIdleMs, crawlDelayMs);
  await scanner.checkLinks(
    {
      frontier: inOneTurn(firstLinks(frontier, linksLeft(scan)), { idleMs, longestMs: LONGEST_TURN_MS }),
      memory,
      isForbidden: (url, stop) => isForbiddenLink({ scope, guard }, url, stop),
      crawlDelayMs,
      isOwnHost: (host) => isOfSite(scope, `http://${host}/`),
    },
    signal,
  );
}

/**
 * Links that this machine can't check are tried again at the next watch. After some failures they are given up,
 * and where that fails too, or the machine would fail on everything, so is the scan.
 */
async function endFailedCheck(
  { database, log }: Work,
  scan: RunningScan,
  checker: LinkChecker,
  error: unknown,
): Promise<void> {
  const scanId = scan.id;
  log.error({ err: error, scanId }, 'The links of a scan could not be checked on this machine.');
  const failures = await noteLinkCheckerFailure(database.queries, checker);
  if (failures < MOST_FAILURES) throw error;
  if (failures < 2 * MOST_FAILURES && !isOfWholeMachine(error)) return;
  await failScan(database, scanId, { outcome: 'FAILED', reason: 'SCAN_ERROR', url: scan.startUrl });
}
