import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { pageOutcomes, projects, scanRules, scans } from '../schema.ts';
import type { PageRecord } from './pageRecord.ts';

/** Adds a page that has ended to the totals of its scan. */
export async function countPage(
  tx: Queries,
  scan: typeof scans.$inferSelect,
  ordinal: number,
  record: PageRecord,
): Promise<void> {
  const isScanned = record.outcome === 'SCANNED';
  const hasFirstPicture = record.thumbnails && (scan.thumbnailsOrdinal ?? Infinity) > ordinal;
  await tx
    .insert(pageOutcomes)
    .values({ scanId: scan.id, outcome: record.outcome, totalPages: 1 })
    .onConflictDoUpdate({
      target: [pageOutcomes.scanId, pageOutcomes.outcome],
      set: { totalPages: sql`${pageOutcomes.totalPages} + 1` },
    });
  const [rules] = await tx
    .select({ total: count() })
    .from(scanRules)
    // Not those whose issues are all fixed.
    .where(and(eq(scanRules.scanId, scan.id), gt(scanRules.totalIssues, 0)));
  await tx
    .update(scans)
    .set({
      pagesEnded: sql`${scans.pagesEnded} + 1`,
      pagesScanned: sql`${scans.pagesScanned} + ${isScanned ? 1 : 0}`,
      accessibilityIssues: sql`${scans.accessibilityIssues} + ${record.accessibilityIssues ?? 0}`,
      rulesFailed: rules?.total ?? 0,
      ...(hasFirstPicture && { thumbnailsOrdinal: ordinal }),
    })
    .where(eq(scans.id, scan.id));
  if (hasFirstPicture) {
    const { thumbnails } = record;
    await tx.update(projects).set({ thumbnails }).where(eq(projects.id, scan.projectId));
  }
}
