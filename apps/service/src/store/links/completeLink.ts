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
    const references = await takeReferences(tx, scanId, link.ordinal);
    const waiting = result.outcome === 'OK' ? [] : await pagesOf(tx, scanId, references);
    await appendSiteAuditIssues(tx, scanId, issuesOfWaiting(result, lease.url, waiting));
    await tx
      .update(scans)
      .set({ linksChecked: sql`${scans.linksChecked} + 1` })
      .where(eq(scans.id, scanId));
    await endIfExhausted(tx, scanId);
    return true;
  });
}

type Reference = Pick<typeof waitingReferences.$inferSelect, 'pageOrdinal' | 'kind'>;

/** The references that wait for an address, which then wait no more. */
async function takeReferences(
  tx: Queries,
  scanId: string,
  linkOrdinal: number,
): Promise<readonly Reference[]> {
  return tx
    .delete(waitingReferences)
    .where(and(eq(waitingReferences.scanId, scanId), eq(waitingReferences.linkOrdinal, linkOrdinal)))
    .returning({ pageOrdinal: waitingReferences.pageOrdinal, kind: waitingReferences.kind });
}

/**
 * In the order of the crawl. Pages are looked up by their ordinals and not joined: where the database does not
 * know yet how many rows there are, it compares each reference with each page.
 */
async function pagesOf(
  tx: Queries,
  scanId: string,
  references: readonly Reference[],
): Promise<ReferringPage[]> {
  const ordinals = `{${[...new Set(references.map(({ pageOrdinal }) => pageOrdinal))].join()}}`;
  const rows = await tx
    .select({ ordinal: pages.ordinal, pageUrl: pages.url })
    .from(pages)
    .where(and(eq(pages.scanId, scanId), sql`${pages.ordinal} = any(${ordinals}::integer[])`));
  const urls = new Map(rows.map(({ ordinal, pageUrl }) => [ordinal, pageUrl]));
  return references
    .toSorted((a, b) => a.pageOrdinal - b.pageOrdinal || (a.kind < b.kind ? -1 : 1))
    .flatMap(({ pageOrdinal, kind }) => {
      const pageUrl = urls.get(pageOrdinal);
      return pageUrl === undefined ? [] : { pageUrl, kind };
    });
}
