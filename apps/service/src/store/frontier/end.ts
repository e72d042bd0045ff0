import type { ScanFailure } from '@sitelens/api-client/contract';
import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { pages, scans } from '../schema.ts';

/**
 * Ends the scan when every page that it knows of has ended and every address that they refer to has been asked
 * for: COMPLETED with at least one page scanned, else FAILED with how its pages ended instead. Where only links
 * are left it says so.
 */
export async function endIfExhausted(tx: Queries, scanId: string): Promise<void> {
  const [scan] = await tx
    .select({
      pagesScanned: scans.pagesScanned,
      hasLinksLeft: sql<boolean>`${scans.linksChecked} < ${scans.linksFound}`,
    })
    .from(scans)
    .where(and(eq(scans.id, scanId), isNull(scans.endedAt), sql`${scans.pagesEnded} = ${scans.pagesFound}`));
  if (scan === undefined) return;
  if (scan.hasLinksLeft) await noteThatOnlyLinksAreLeft(tx, scanId);
  else await end(tx, scanId, scan);
}

async function noteThatOnlyLinksAreLeft(tx: Queries, scanId: string): Promise<void> {
  await tx
    .update(scans)
    .set({ phase: 'CHECKING_LINKS', currentUrl: null })
    .where(and(eq(scans.id, scanId), ne(scans.phase, 'CHECKING_LINKS')));
}

async function end(tx: Queries, scanId: string, scan: { readonly pagesScanned: number }): Promise<void> {
  const isCompleted = scan.pagesScanned > 0;
  await tx
    .update(scans)
    .set({
      status: isCompleted ? 'COMPLETED' : 'FAILED',
      phase: 'FINISHED',
      currentUrl: null,
      endedAt: sql`now()`,
      failure: isCompleted ? null : await failureOf(tx, scanId),
    })
    .where(eq(scans.id, scanId));
}

/**
 * Why no page could be scanned: the first page that did not lead elsewhere says it best, since a start page
 * often only leads to the one that matters; where all of them lead elsewhere, the first one.
 */
async function failureOf(tx: Queries, scanId: string): Promise<ScanFailure> {
  const leadsElsewhere = inArray(pages.outcome, ['REDIRECTED', 'CANONICALISED']);
  const [page] = await tx
    .select({
      outcome: pages.outcome,
      reason: pages.reason,
      leadsTo: pages.leadsTo,
      url: pages.url,
      httpStatus: pages.httpStatus,
    })
    .from(pages)
    .where(eq(pages.scanId, scanId))
    .orderBy(asc(leadsElsewhere), asc(pages.ordinal))
    .limit(1);
  // Without a page, or with one that has not ended as it should, the error is ours.
  if (page === undefined || page.outcome === 'PENDING' || page.outcome === 'SCANNED') {
    return { outcome: 'FAILED', reason: 'SCAN_ERROR' };
  }
  const { outcome, reason, leadsTo, url, httpStatus } = page;
  return {
    outcome,
    ...(reason !== null && { reason }),
    ...(leadsTo !== null && { leadsTo }),
    url,
    ...(httpStatus !== null && { httpStatus }),
  };
}
