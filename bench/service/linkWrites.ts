import type { Lease, PageReference } from '@sitelens/scanner';
import type { Database } from '../../apps/service/src/store/database.ts';
import { openDatabaseFrontier } from '../../apps/service/src/store/databaseFrontier.ts';
import { openDatabaseLinkFrontier } from '../../apps/service/src/store/links/databaseLinkFrontier.ts';
import { takeLinksInHand } from '../../apps/service/src/store/links/linkCheckers.ts';
import { failScan } from '../../apps/service/src/store/runningScans.ts';
import type { Filled } from './fill.ts';
import { measure } from './measure.ts';
import { pendingScan, scannedPage } from './pageWrites.ts';

/** What a page has in its header and footer, as every page does, and of its own. */
const SHARED = 100;
const OWN = 20;
const MANY = 10_000;
const EXCEPT_ONE = { most: 2, exceptHosts: ['www.example.com:443'] };

/**
 * How long it takes to end a page that refers to what all pages do: while nothing is known of it, and when it
 * is; to end one of 10,000 references; to take links past those of a busy host, and to keep their results.
 */
export async function measureLinkWrites(db: Database, filled: Filled, runs: number) {
  const pages = 2 * (runs + Math.ceil(runs / 10)) + 3;
  const { scanId, leases } = await pendingScan(db, filled, pages, { isCompared: false });
  const frontier = openDatabaseFrontier(db, scanId);
  let ended = 0;
  const endNext = async (references: readonly PageReference[]) => {
    const lease: Lease | undefined = leases[ended++];
    if (!lease || !(await frontier.complete(lease, scannedPage([], references)))) {
      throw new Error('A page was refused.');
    }
  };
  const unknown = await measure((run) => endNext(referencesOf(run)), runs);
  const many = await measure((run) => endNext(external(run * MANY, MANY)), 1);
  const checker = await takeLinksInHand(db.queries, scanId, 3_600);
  if (checker === undefined) throw new Error('No link waits.');
  const links = openDatabaseLinkFrontier(db, checker);
  const kept = await measure(async () => {
    for (const lease of await links.take(EXCEPT_ONE)) await links.complete(lease, { outcome: 'OK' });
  }, runs);
  const shared = await links.take({ most: SHARED, exceptHosts: [] });
  const brokenOnAll = await measure(async (run) => {
    const lease = shared[run];
    if (lease) await links.complete(lease, { outcome: 'BROKEN', httpStatus: 404, error: 'Not Found' });
  }, 10);
  for (const lease of shared) await links.complete(lease, { outcome: 'OK' });
  const known = await measure((run) => endNext(referencesOf(run + pages)), runs);
  await failScan(db, scanId, { outcome: 'FAILED', reason: 'SCAN_ERROR' });
  return {
    [`page with ${SHARED + OWN} references, none asked for yet`]: unknown,
    'page with 10,000 references': many,
    'two links taken and kept': kept,
    [`a link broken on ${runs} pages`]: brokenOnAll,
    [`page with ${SHARED + OWN} references, most known`]: known,
  };
}

function referencesOf(page: number): readonly PageReference[] {
  const shared = Array.from({ length: SHARED }, (_, at) => reference(`https://www.example.com/shared/${at}`));
  const own = Array.from({ length: OWN }, (_, at) => reference(`https://www.example.com/of/${page}/${at}`));
  return [...shared, ...own];
}

function external(from: number, count: number): readonly PageReference[] {
  return Array.from({ length: count }, (_, at) => reference(`https://www.example.net/${from + at}`));
}

function reference(url: string): PageReference {
  return { kind: 'link', url };
}
