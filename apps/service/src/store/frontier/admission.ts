import { admitInOrder, admitStart, type CrawlScope, createCrawlScope } from '@sitelens/scanner';
import { eq } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { scans } from '../schema.ts';
import { DatabaseAdmission } from './databaseAdmission.ts';

type ScanRow = typeof scans.$inferSelect;

/** Admits the start page of a scan whose row is locked and that has no page yet. */
export async function admitFirstPage(tx: Queries, scanId: string): Promise<void> {
  await withAdmission(tx, scanId, async (scope, admission) => {
    await admitStart(scope, admission);
    // Further only when robots.txt forbids the start page, which has then ended already.
    await admitInOrder(scope, admission, admission.seeds);
  });
}

/** Admits the links whose turn has come, in a scan whose row is locked. */
export async function admitFurtherPages(tx: Queries, scanId: string): Promise<void> {
  await withAdmission(tx, scanId, (scope, admission) => admitInOrder(scope, admission, admission.seeds));
}

async function withAdmission(
  tx: Queries,
  scanId: string,
  admit: (scope: CrawlScope, admission: DatabaseAdmission) => Promise<void>,
): Promise<void> {
  const [scan] = await tx.select().from(scans).where(eq(scans.id, scanId));
  if (scan === undefined) return;
  const admission = new DatabaseAdmission(tx, scan);
  await admit(scopeOf(scan), admission);
  await admission.save();
}

function scopeOf({ startUrl, allowedDomains, maxPages, robots }: ScanRow): CrawlScope {
  return createCrawlScope({ startUrl, allowedDomains, maxPages, robots: robots ?? [] });
}
