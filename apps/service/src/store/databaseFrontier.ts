import type { Frontier, SiteReading } from '@sitelens/scanner';
import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Database, Queries } from './database.ts';
import { admitFirstPage } from './frontier/admission.ts';
import { completePage, lockRunningScan } from './frontier/complete.ts';
import { endIfExhausted } from './frontier/end.ts';
import { leaseFirst } from './frontier/leases.ts';
import { scans, siteReadings } from './schema.ts';
import { storable } from './storable.ts';

/** The frontier of a scan in the store: shared by every worker, and there again after a kill. */
export function openDatabaseFrontier(db: Database, scanId: string): Frontier {
  return {
    lease: () => leaseFirst(db.queries, scanId),
    complete: (lease, result) => completePage(db.queries, scanId, lease, result),
    isExhausted: async () => {
      const [row] = await db.queries
        .select({ isExhausted: sql<boolean>`${scans.pagesEnded} = ${scans.pagesFound}` })
        .from(scans)
        .where(eq(scans.id, scanId));
      return row?.isExhausted ?? true;
    },
  };
}

/**
 * Keeps what is known of a site before its pages and admits the start page. Only the first time counts: a
 * scan that has pages, has ended or is being deleted stays as it is.
 */
export async function beginFrontier(db: Database, scanId: string, site: SiteReading): Promise<void> {
  await db.queries.transaction(async (tx) => {
    const scan = await lockRunningScan(tx, scanId);
    if (scan === undefined || scan.pagesKnown > 0) return;
    const { startUrl, allowedDomains, crawlDelayMs, robots, seeds } = storable(site);
    await tx.insert(siteReadings).values({ scanId, robots, seeds });
    await tx
      .update(scans)
      .set({
        startUrl,
        allowedDomains: [...allowedDomains],
        crawlDelayMs,
        status: 'RUNNING',
        phase: 'SCANNING_PAGES',
        hasEarlierScan: await hasEarlierScan(tx, scan.projectId),
      })
      .where(eq(scans.id, scanId));
    await admitFirstPage(tx, scanId);
    await endIfExhausted(tx, scanId);
  });
}

/** Whether there is anything that the project's pages can be compared with. */
async function hasEarlierScan(tx: Queries, projectId: string): Promise<boolean> {
  const earlier = await tx
    .select({ id: scans.id })
    .from(scans)
    .where(and(eq(scans.projectId, projectId), isNotNull(scans.endedAt), gt(scans.pagesScanned, 0)))
    .limit(1);
  return earlier.length > 0;
}
