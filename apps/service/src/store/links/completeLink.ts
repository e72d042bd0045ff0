import type { LinkLease, LinkResult } from '@sitelens/scanner';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { lockRunningScan } from '../frontier/complete.ts';
import { endIfExhausted } from '../frontier/end.ts';
import { issuesOfWaiting, type ReferringPage } from '../frontier/linkIssues.ts';
import { appendSiteAuditIssues } from '../frontier/siteAuditIssues.ts';
import { hashOf } from '../hashOf.ts';
import { linkChecks, pages, scans, waitingReferences } from '../schema.ts';
import { storable } from '../storable.ts';
import type { LinkChecker } from './linkCheckers.ts';

/**
 * Keeps how an address ended, turns the references that wait for it into issues where there are any, and ends
 * the scan with the last of its pages and links: all in one transaction, under the lock of the scan's row.
 *
 * False, and nothing kept, when another link checker has the scan's links, the address has a result, or the
 * scan has ended or is being deleted.
 */
export async function completeLink(
  queries: Queries,
  { scanId, fencingToken }: LinkChecker,
  lease: LinkLease,
  found: LinkResult,
): Promise<boolean> {
  const result = storable(found);
  return queries.transaction(async (tx) => {
    const scan = await lockRunningScan(tx, scanId);
    if (scan?.linkCheckerToken !== fencingToken || lease.fencingToken !== fencingToken) return false;
    const [link] = await tx
      .update(linkChecks)
      .set({ result })
      .where(
        and(
          eq(linkChecks.scanId, scanId),
          eq(linkChecks.urlHash, hashOf(lease.url)),
          isNull(linkChecks.result),
        ),
      )
      .returning({ ordinal: linkChecks.ordinal });
    if (link === undefined) return false;
    const waiting = result.outcome === 'OK' ? [] : await waitingFor(tx, scanId, link.ordinal);
    await forgetReferences(tx, scanId, link.ordinal);
    await appendSiteAuditIssues(tx, scanId, issuesOfWaiting(result, lease.url, waiting));
    await tx
      .update(scans)
      .set({ linksChecked: sql`${scans.linksChecked} + 1` })
      .where(eq(scans.id, scanId));
    await endIfExhausted(tx, scanId);
    return true;
  });
}

/** In the order of the crawl. */
async function waitingFor(tx: Queries, scanId: string, linkOrdinal: number): Promise<ReferringPage[]> {
  return tx
    .select({ pageUrl: pages.url, kind: waitingReferences.kind })
    .from(waitingReferences)
    .innerJoin(
      pages,
      and(eq(pages.scanId, waitingReferences.scanId), eq(pages.ordinal, waitingReferences.pageOrdinal)),
    )
    .where(isWaitingFor(scanId, linkOrdinal))
    .orderBy(waitingReferences.pageOrdinal, waitingReferences.kind);
}

async function forgetReferences(tx: Queries, scanId: string, linkOrdinal: number): Promise<void> {
  await tx.delete(waitingReferences).where(isWaitingFor(scanId, linkOrdinal));
}

function isWaitingFor(scanId: string, linkOrdinal: number) {
  return and(eq(waitingReferences.scanId, scanId), eq(waitingReferences.linkOrdinal, linkOrdinal));
}
