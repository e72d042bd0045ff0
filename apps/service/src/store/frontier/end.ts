import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { pages, scans } from '../schema.ts';

/**
 * Ends the scan when every page that it knows of has ended: COMPLETED with at least one page scanned, else
 * FAILED with the reason of the first page that failed.
 */
export async function endIfExhausted(tx: Queries, scanId: string): Promise<void> {
  const [scan] = await tx
    .select({ pagesScanned: scans.pagesScanned })
    .from(scans)
    .where(and(eq(scans.id, scanId), isNull(scans.endedAt), sql`${scans.pagesEnded} = ${scans.pagesFound}`));
  if (scan === undefined) return;
  const isCompleted = scan.pagesScanned > 0;
  const failed = isCompleted ? undefined : await firstFailure(tx, scanId);
  await tx
    .update(scans)
    .set({
      status: isCompleted ? 'COMPLETED' : 'FAILED',
      phase: 'FINISHED',
      currentUrl: null,
      endedAt: sql`now()`,
      failureReason: failed?.reason ?? null,
      failureUrl: failed?.url ?? null,
      failureHttpStatus: failed?.httpStatus ?? null,
    })
    .where(eq(scans.id, scanId));
}

async function firstFailure(tx: Queries, scanId: string) {
  const [page] = await tx
    .select({ reason: pages.reason, url: pages.url, httpStatus: pages.httpStatus })
    .from(pages)
    .where(and(eq(pages.scanId, scanId), eq(pages.outcome, 'FAILED')))
    .orderBy(asc(pages.ordinal))
    .limit(1);
  return page;
}
