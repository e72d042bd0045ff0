import { and, asc, eq, gt } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { scanRules, siteAuditCounts } from '../schema.ts';

/** Something of which a scan has findings. */
export interface FailedRule {
  readonly id: string;
  readonly tags: readonly string[];
}

/** The rules, mobile-friendliness issues and types of the site audit that a scan has findings of. */
export async function rulesOfScan(queries: Queries, scanId: string): Promise<readonly FailedRule[]> {
  const rules = await queries
    .select({ id: scanRules.ruleId, tags: scanRules.tags })
    .from(scanRules)
    .where(and(eq(scanRules.scanId, scanId), gt(scanRules.totalIssues, 0)))
    .orderBy(asc(scanRules.ruleId));
  const types = await queries
    .select({ id: siteAuditCounts.issueType })
    .from(siteAuditCounts)
    .where(and(eq(siteAuditCounts.scanId, scanId), gt(siteAuditCounts.totalIssues, 0)))
    .orderBy(asc(siteAuditCounts.issueType));
  return [...rules, ...types.map(({ id }) => ({ id, tags: [] }))];
}
