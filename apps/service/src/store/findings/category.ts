import { type AccessibilityCategory, IMPACTS } from '@sitelens/api-client/contract';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { scanRules, type scans } from '../schema.ts';
import { evaluatorOf, knownRule } from './evaluators.ts';
import { issuesSinceLastScan } from './sinceLastScan.ts';

type ScanRow = typeof scans.$inferSelect;

/** A rule of a newer scanner stands as it is: without disabilities, and of the least impact if that is unknown. */
export function categoryOf(
  scan: Pick<ScanRow, 'hasEarlierScan'>,
  row: typeof scanRules.$inferSelect,
): AccessibilityCategory {
  return {
    id: row.ruleId,
    totalIssues: row.totalIssues,
    totalPages: row.totalPages,
    tags: row.tags,
    disabilitiesAffected: knownRule(evaluatorOf(row.ruleId), row.ruleId)?.disabilities ?? [],
    impact: IMPACTS[row.impactRank] ?? 'minor',
    ...issuesSinceLastScan(scan, row),
  };
}

/** What is known of a rule that did not fail; nothing of one that is not checked. */
export function categoryWithoutIssues(ruleId: string): AccessibilityCategory | undefined {
  const known = knownRule(evaluatorOf(ruleId), ruleId);
  if (known === undefined) return undefined;
  const { disabilities, impact } = known;
  return { id: ruleId, totalIssues: 0, totalPages: 0, tags: [], disabilitiesAffected: disabilities, impact };
}

/** A rule over the whole scan; undefined where it has neither failed nor been mended. */
export async function findCategory(
  queries: Queries,
  scan: ScanRow,
  ruleId: string,
): Promise<AccessibilityCategory | undefined> {
  const [row] = await queries
    .select()
    .from(scanRules)
    .where(and(eq(scanRules.scanId, scan.id), eq(scanRules.ruleId, ruleId)));
  return row && categoryOf(scan, row);
}
