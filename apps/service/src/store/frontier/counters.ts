import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { pageOutcomes, projects, scanRules, scans } from '../schema.ts';
import type { PageRecord } from './pageRecord.ts';

/** Adds a page that has ended, and how many new addresses it refers to, to the totals of its scan. */
export async function countPage(
  tx: Queries,
  scan: typeof scans.$inferSelect,
  ordinal: number,
  record: PageRecord,
  linksFound: number,
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
    .where(
      and(
        eq(scanRules.scanId, scan.id),
        eq(scanRules.evaluator, 'ACCESSIBILITY'),
        // Not those whose issues are all fixed.
        gt(scanRules.totalIssues, 0),
      ),
    );
  await tx
    .update(scans)
    .set({
      pagesEnded: sql`${scans.pagesEnded} + 1`,
      pagesScanned: sql`${scans.pagesScanned} + ${isScanned ? 1 : 0}`,
      accessibilityIssues: sql`${scans.accessibilityIssues} + ${record.accessibilityIssues ?? 0}`,
      rulesFailed: rules?.total ?? 0,
      linksFound: sql`${scans.linksFound} + ${linksFound}`,
      ...(hasFirstPicture && { thumbnailsOrdinal: ordinal }),
    })
    .where(eq(scans.id, scan.id));
  if (hasFirstPicture) {
    const { thumbnails } = record;
    await tx.update(projects).set({ thumbnails }).where(eq(projects.id, scan.projectId));
  }
}
