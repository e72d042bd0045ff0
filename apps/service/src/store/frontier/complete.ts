import { type Lease, type PageResult, readDocumentOf } from '@sitelens/scanner';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { pages, projects, scans } from '../schema.ts';
import { admitFurtherPages } from './admission.ts';
import { countPage } from './counters.ts';
import { endIfExhausted } from './end.ts';
import { holds } from './leases.ts';
import { prepareAudit, saveAudit } from './pageAudit.ts';
import { pageRecord } from './pageRecord.ts';
import { prepareFindings, saveFindings } from './rollups.ts';

/**
 * Keeps a page's result, findings, site audit, rollups and counters, admits the links whose turn has come, and
 * ends the scan with the last of its pages and links: all in one transaction. The scan's row is locked first,
 * so that the pages of a scan end one after another whatever the number of workers.
 *
 * False, and nothing kept, when the lease is void, or the scan has ended or is being deleted.
 */
export async function completePage(
  queries: Queries,
  scanId: string,
  lease: Lease,
  result: PageResult,
): Promise<boolean> {
  // Made ready before any row is locked.
  const findings = result.outcome === 'SCANNED' ? prepareFindings(result, lease.page.url) : undefined;
  const read = readDocumentOf(result);
  const audit = read && prepareAudit(read.siteAudit);
  return queries.transaction(async (tx) => {
    const scan = await lockRunningScan(tx, scanId);
    if (scan === undefined) return false;
    const record = pageRecord(result);
    const [ended] = await tx
      .update(pages)
      .set({ ...record, scannedAt: sql`now()`, leaseExpiresAt: null })
      .where(and(eq(pages.scanId, scanId), holds(lease)))
      .returning({ keyHash: pages.keyHash });
    if (ended === undefined) return false;
    if (findings) await saveFindings(tx, scan, { ...lease.page, ...ended }, findings);
    const linksFound = audit ? await saveAudit(tx, scan, lease.page, audit) : 0;
    await countPage(tx, scan, lease.page.ordinal, record, linksFound);
    await admitFurtherPages(tx, scanId);
    await endIfExhausted(tx, scanId);
    return true;
  });
}

/** The scan's row, locked until the transaction ends; undefined when it has ended or is being deleted. */
export async function lockRunningScan(
  tx: Queries,
  scanId: string,
): Promise<typeof scans.$inferSelect | undefined> {
  const [row] = await tx
    .select({ scan: scans })
    .from(scans)
    .innerJoin(projects, eq(projects.id, scans.projectId))
    .where(and(eq(scans.id, scanId), isNull(scans.endedAt), eq(projects.deleted, false)))
    .for('update', { of: scans });
  return row?.scan;
}
