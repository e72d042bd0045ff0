import type { ScanTrust } from '@sitelens/api-client/contract';
import type { Reader } from '../access.ts';
import type { Database } from '../database.ts';
import { readableScan } from '../readable.ts';
import type { scans } from '../schema.ts';
import { readCutPages } from './cutPages.ts';
import { readObstructedPages } from './obstructedPages.ts';
import { isPageLimitReached } from './pageLimit.ts';
import { readSkippedPages } from './skippedPages.ts';

type ScanRow = typeof scans.$inferSelect;

/** Of ended scans, which don't change any more. */
const MOST_KEPT = 200;
const keptOf = new WeakMap<Database, Map<string, ScanTrust>>();

/**
 * How far the results of a scan can be trusted. Numbers are whole for everybody; who reads the scan redacted gets
 * the first example of each only.
 */
export async function readScanTrust(
  db: Database,
  reader: Reader,
  projectId: string,
  scanId: string,
): Promise<ScanTrust | undefined> {
  const readable = await readableScan(db.queries, reader, projectId, scanId);
  if (readable === undefined) return undefined;
  const { scan, access } = readable;
  const trust = scan.endedAt === null ? await countTrust(db, scan) : await keptTrust(db, scan);
  return access.kind === 'whole' ? trust : redactedTrust(trust);
}

/** Counted once: on a scan with an obstacle on each of 15,000 pages that takes some 15 ms. */
async function keptTrust(db: Database, scan: ScanRow): Promise<ScanTrust> {
  const kept = keptOf.get(db) ?? new Map<string, ScanTrust>();
  keptOf.set(db, kept);
  const known = kept.get(scan.id);
  if (known) return known;
  const trust = await countTrust(db, scan);
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size >= MOST_KEPT) kept.delete(oldest);
  kept.set(scan.id, trust);
  return trust;
}

async function countTrust({ queries }: Database, scan: ScanRow): Promise<ScanTrust> {
  const [skipped, obstacles, screenshotsCutShort] = await Promise.all([
    readSkippedPages(queries, scan.id),
    readObstructedPages(queries, scan.id),
    readCutPages(queries, scan.id),
  ]);
  return {
    pagesFound: scan.pagesKnown,
    pagesScanned: scan.pagesScanned,
    isPageLimitReached: isPageLimitReached(scan),
    skipped,
    obstacles,
    screenshotsCutShort,
  };
}

function redactedTrust({ skipped, obstacles, screenshotsCutShort, ...numbers }: ScanTrust): ScanTrust {
  return {
    ...numbers,
    skipped: skipped.map(withFirstExample),
    obstacles: obstacles.map(withFirstExample),
    screenshotsCutShort: withFirstExample(screenshotsCutShort),
  };
}

function withFirstExample<Pages extends { readonly examples: readonly unknown[] }>(pages: Pages): Pages {
  return { ...pages, examples: pages.examples.slice(0, 1) };
}
