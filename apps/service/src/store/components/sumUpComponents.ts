import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Database, Queries } from '../database.ts';
import { evaluatorOf } from '../findings/evaluators.ts';
import { issues, pages, scans } from '../schema.ts';
import { componentTotals } from './componentTotals.ts';
import { countComponents } from './countComponents.ts';

/**
 * Sums up the components of a scan that ended before they were kept: once, by whoever asks first. A scan
 * that has not ended is left alone.
 */
export async function sumUpComponents(db: Database, scanId: string): Promise<void> {
  await db.queries.transaction(async (tx) => {
    const [scan] = await tx
      .select({ endedAt: scans.endedAt })
      .from(scans)
      .where(and(eq(scans.id, scanId), isNull(scans.commonComponents)))
      .for('update');
    if (scan?.endedAt == null) return;
    await tx.update(scans).set({ commonComponents: 0 }).where(eq(scans.id, scanId));
    const ofScan = await tx
      .select({ id: pages.id, url: pages.url })
      .from(pages)
      .where(and(eq(pages.scanId, scanId), gt(pages.accessibilityIssues, 0)))
      .orderBy(asc(pages.ordinal));
    for (const page of ofScan) await countPage(tx, scanId, page);
  });
}

async function countPage(
  tx: Queries,
  scanId: string,
  { id, url }: { readonly id: string; readonly url: string },
): Promise<void> {
  const found = await tx
    .select({ position: issues.position, finding: issues.finding })
    .from(issues)
    .where(eq(issues.pageId, id))
    .orderBy(asc(issues.ruleId), asc(issues.position));
  const ofAccessibility = found.filter(({ finding }) => evaluatorOf(finding.ruleId) === 'ACCESSIBILITY');
  await countComponents(tx, scanId, id, componentTotals(ofAccessibility, url));
}
