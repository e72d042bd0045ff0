import { createHash } from 'node:crypto';
import type { Finding, Lease, PageReference, PageResult } from '@sitelens/scanner';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../apps/service/src/store/database.ts';
import { openDatabaseFrontier } from '../../apps/service/src/store/databaseFrontier.ts';
import { startScan } from '../../apps/service/src/store/scans.ts';
import { scans } from '../../apps/service/src/store/schema.ts';
import type { Filled } from './fill.ts';
import { COMMON_RULE, COMPONENTS, FINDING } from './fillScan.ts';
import { measure, type Percentiles } from './measure.ts';

const RUNS = 300;

/** How long it takes to end a page with some 45 findings: in a first scan, and compared with the scan before. */
export async function measurePageWrites(db: Database, filled: Filled, runs = RUNS) {
  return {
    'page of a first scan': await measureScan(db, filled, runs, { isCompared: false }),
    'page that is compared': await measureScan(db, filled, runs, { isCompared: true }),
  };
}

async function measureScan(
  db: Database,
  filled: Filled,
  runs: number,
  { isCompared }: { readonly isCompared: boolean },
): Promise<Percentiles> {
  // With those that warm up: the last one ends the scan.
  const { scanId, leases } = await pendingScan(db, filled, runs + Math.ceil(runs / 10), { isCompared });
  const frontier = openDatabaseFrontier(db, scanId);
  return measure(async (run) => {
    const lease = leases[run];
    if (lease === undefined) throw new Error('There are more runs than pages.');
    const isKept = await frontier.complete(lease, scannedPage(findingsOf(run, isCompared)));
    if (!isKept) throw new Error('A page was refused.');
  }, runs);
}

/** A scan that runs, with all its pages leased. */
export async function pendingScan(
  db: Database,
  { organisationId, projectId }: Filled,
  size: number,
  { isCompared }: { readonly isCompared: boolean },
): Promise<{ readonly scanId: string; readonly leases: readonly Lease[] }> {
  const scan = await startScan(db, organisationId, projectId);
  if (scan === undefined || scan === 'already-running') throw new Error('The scan did not start.');
  const { scanId } = scan;
  await insertPendingPages(db, { projectId, scanId }, size, isCompared);
  const frontier = openDatabaseFrontier(db, scanId);
  const leases: Lease[] = [];
  for (let lease = await frontier.lease(); lease; lease = await frontier.lease()) leases.push(lease);
  return { scanId, leases };
}

export function scannedPage(
  findings: readonly Finding[],
  references: readonly PageReference[] = [],
): PageResult {
  return {
    outcome: 'SCANNED',
    httpStatus: 200,
    title: 'A page',
    links: [],
    dimensions: {},
    screenshotsCutShort: [],
    tiles: [],
    findings,
    mobileFindings: [],
    siteAudit: {
      records: [],
      contents: [{ issueType: 'DUPLICATE_TITLE_TAGS', content: 'A page' }],
      references,
    },
  };
}

/** The addresses of the scans that were filled in. */
async function insertPendingPages(
  db: Database,
  { projectId, scanId }: { readonly projectId: string; readonly scanId: string },
  size: number,
  hasEarlierScan: boolean,
): Promise<void> {
  await db.queries.execute(sql`
    insert into pages (id, scan_id, project_id, ordinal, key_hash, url)
    select gen_random_uuid(), ${scanId}::uuid, ${projectId}::uuid, ordinal, md5(ordinal::text),
      'https://www.example.com/' || md5(ordinal::text) || '.html'
    from generate_series(0, ${size - 1}::integer) as ordinal`);
  await db.queries
    .update(scans)
    .set({ pagesKnown: size, pagesFound: size, hasEarlierScan })
    .where(eq(scans.id, scanId));
}

/** The rules and numbers of the scans that were filled in; where compared, one in ten is another one now. */
function findingsOf(ordinal: number, isCompared: boolean): Finding[] {
  return Array.from({ length: 10 }, (_, number) => number).flatMap((number) => {
    const ruleId = number === 0 ? COMMON_RULE : `rule-${(ordinal + number * 5) % 50}`;
    return Array.from({ length: ((ordinal + number * 3) % 9) + 1 }, (_, position) => ({
      ...FINDING,
      id: createHash('md5')
        .update([ordinal, ruleId, position, isCompared && position === 4].join(' '))
        .digest('hex'),
      ruleId,
      target: ['#main > section:nth-child(3) > ul > li:nth-child(4) > a.card__link'],
      html: FINDING.html.replace('rather', `${letter(position)}${letter(ordinal % COMPONENTS)}`),
    }));
  });
}

function letter(number: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + number);
}
