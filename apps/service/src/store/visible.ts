import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from './database.ts';
import type { ReadableScan } from './readable.ts';
import { pageRules, scanRules } from './schema.ts';

/** A rule that a redacted reader sees, and the one page of it whose issues they see. */
export interface VisibleRule {
  readonly ruleId: string;
  readonly pageId: string;
  readonly pageOrdinal: number;
}

/** Rules that a redacted reader sees of a scan. */
const VISIBLE_RULES = 3;
/** Issues of a visible rule on its visible page. */
export const VISIBLE_ISSUES = 3;
/** Rows at most that say that something is withheld. */
export const PLACEHOLDER_ROWS = 5;

/**
 * What a redacted reader sees of a scan, whatever the filters: its first rules by most severe impact, most
 * issues and id, each with its first page by most issues and crawl order. One query over six index entries.
 */
export async function visibleRules(queries: Queries, scanId: string): Promise<readonly VisibleRule[]> {
  const { ruleId, impactRank, totalIssues } = scanRules;
  const rule = queries
    .select({ ruleId, impactRank, totalIssues })
    .from(scanRules)
    .where(and(eq(scanRules.scanId, scanId), gt(totalIssues, 0)))
    .orderBy(desc(impactRank), desc(totalIssues), asc(ruleId))
    .limit(VISIBLE_RULES)
    .as('rule');
  const first = queries
    .select({ pageId: pageRules.pageId, pageOrdinal: pageRules.pageOrdinal })
    .from(pageRules)
    .where(and(eq(pageRules.scanId, scanId), eq(pageRules.ruleId, rule.ruleId), gt(pageRules.totalIssues, 0)))
    .orderBy(desc(pageRules.totalIssues), asc(pageRules.pageOrdinal))
    .limit(1)
    .as('first');
  return queries
    .select({ ruleId: rule.ruleId, pageId: first.pageId, pageOrdinal: first.pageOrdinal })
    .from(rule)
    .innerJoinLateral(first, sql`true`)
    .orderBy(desc(rule.impactRank), desc(rule.totalIssues), asc(rule.ruleId));
}

/** Rules of a scan that failed and that a redacted reader does not see. */
export function withheldRules(
  scan: { readonly rulesFailed: number },
  visible: readonly VisibleRule[],
): number {
  return Math.max(0, scan.rulesFailed - visible.length);
}

/** Whether who reads a scan sees one of its pages, with its pictures. */
export async function seesPage(
  queries: Queries,
  { scan, access }: ReadableScan,
  pageId: string,
): Promise<boolean> {
  if (access.kind === 'whole') return true;
  return (await visibleRules(queries, scan.id)).some((rule) => rule.pageId === pageId);
}
