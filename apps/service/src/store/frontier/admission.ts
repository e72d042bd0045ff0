import { admitInOrder, admitStart, type CrawlScope, createCrawlScope } from '@sitelens/scanner';
import { eq } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { scans, siteReadings } from '../schema.ts';
import { DatabaseAdmission } from './databaseAdmission.ts';

/** Admits the start page of a scan whose row is locked and that has no page yet. */
export async function admitFirstPage(tx: Queries, scanId: string): Promise<void> {
  await withAdmission(tx, scanId, async (scope, admission, seeds) => {
    await admitStart(scope, admission);
    // Further only when robots.txt forbids the start page, which has then ended already.
    await admitInOrder(scope, admission, seeds);
  });
}

/** Admits the links whose turn has come, in a scan whose row is locked. */
export async function admitFurtherPages(tx: Queries, scanId: string): Promise<void> {
  await withAdmission(tx, scanId, admitInOrder);
}

async function withAdmission(
  tx: Queries,
  scanId: string,
  admit: (scope: CrawlScope, admission: DatabaseAdmission, seeds: readonly string[]) => Promise<void>,
): Promise<void> {
  const [scan] = await tx.select().from(scans).where(eq(scans.id, scanId));
  if (scan === undefined) return;
  // Seeds are admitted with the start page's links, and never again.
  const { robots, seeds } = await readingOf(tx, scanId, { isStart: scan.nextToAdmit === 0 });
  const { startUrl, allowedDomains, maxPages } = scan;
  const admission = new DatabaseAdmission(tx, scan);
  await admit(createCrawlScope({ startUrl, allowedDomains, maxPages, robots }), admission, seeds);
  await admission.save();
}

async function readingOf(tx: Queries, scanId: string, { isStart }: { readonly isStart: boolean }) {
  const [reading] = await tx
    .select({ robots: siteReadings.robots, ...(isStart && { seeds: siteReadings.seeds }) })
    .from(siteReadings)
    .where(eq(siteReadings.scanId, scanId));
  return { robots: reading?.robots ?? [], seeds: reading?.seeds ?? [] };
}
