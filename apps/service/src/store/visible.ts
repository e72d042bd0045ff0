import { and, asc, count, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { FINDING_EVALUATORS, type FindingEvaluator } from './findings/evaluators.ts';
import type { ReadableScan } from './readable.ts';
import { pageRules, scanRules } from './schema.ts';

/** A rule that a redacted reader sees, and the one page of it whose issues they see. */
export interface VisibleRule {
  readonly ruleId: string;
  readonly pageId: string;
  readonly pageOrdinal: number;
}

/** Rules that a redacted reader sees of each evaluator. */
const VISIBLE_RULES = 3;
/** Issues of a visible rule on its visible page. */
export const VISIBLE_ISSUES = 3;
/** Rows at most that say that something is withheld. */
export const PLACEHOLDER_ROWS = 5;

/**
 * What a redacted reader sees of an evaluator's findings, whatever the filters: its first rules by most
 * severe impact, most issues and id, each with its first page by most issues and crawl order. One query over
 * six index entries.
 */
export async function visibleRules(
  queries: Queries,
  scanId: string,
  evaluator: FindingEvaluator,
): Promise<readonly VisibleRule[]> {
  const { ruleId, impactRank, totalIssues } = scanRules;
  const rule = queries
    .select({ ruleId, impactRank, totalIssues })
    .from(scanRules)
    .where(isFailedOf(scanId, evaluator))
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

function isFailedOf(scanId: string, evaluator: FindingEvaluator): SQL | undefined {
  return and(eq(scanRules.scanId, scanId), eq(scanRules.evaluator, evaluator), gt(scanRules.totalIssues, 0));
}

/** An evaluator's rules that failed and that a redacted reader does not see. */
export async function withheldRules(
  queries: Queries,
  scan: { readonly id: string; readonly rulesFailed: number },
  evaluator: FindingEvaluator,
  visible: readonly VisibleRule[],
): Promise<number> {
  const failed =
    evaluator === 'ACCESSIBILITY' ? scan.rulesFailed : await failedRules(queries, scan.id, evaluator);
  return Math.max(0, failed - visible.length);
}

async function failedRules(queries: Queries, scanId: string, evaluator: FindingEvaluator): Promise<number> {
  const [row] = await queries.select({ total: count() }).from(scanRules).where(isFailedOf(scanId, evaluator));
  return row?.total ?? 0;
}

/** The pages that a redacted reader sees of a scan: those of the visible rules of every evaluator. */
export async function visiblePages(queries: Queries, scanId: string): Promise<ReadonlySet<string>> {
  const rules = await Promise.all(FINDING_EVALUATORS.map((one) => visibleRules(queries, scanId, one)));
  return new Set(rules.flat().map(({ pageId }) => pageId));
}

/** Whether who reads a scan sees one of its pages, with its pictures. */
export async function seesPage(
  queries: Queries,
  { scan, access }: ReadableScan,
  pageId: string,
): Promise<boolean> {
  if (access.kind === 'whole') return true;
  return (await visiblePages(queries, scan.id)).has(pageId);
}
