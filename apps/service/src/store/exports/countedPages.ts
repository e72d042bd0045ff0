import { MOBILE_FRIENDLY_ISSUE_IDS } from '@sitelens/api-client/contract';
import { type AnyColumn, and, asc, eq, gt, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import type { FindingEvaluator } from '../findings/evaluators.ts';
import { pageRules, pages } from '../schema.ts';
import type { CountedPage } from './packPages.ts';

/** What each issue of a page is told with. */
export interface IssuesPage extends CountedPage {
  readonly id: string;
  readonly url: string;
  readonly title: string | null;
}

const PAGES_A_QUERY = 500;

/** The scanned pages of a scan in the order they were found, in parts, with the issues of one evaluator counted. */
export async function* countedPages(
  queries: Queries,
  scanId: string,
  evaluator: FindingEvaluator,
): AsyncGenerator<readonly IssuesPage[]> {
  for (let after: number | undefined = -1; after !== undefined; ) {
    const { id, ordinal, url, title } = pages;
    const rows: { id: string; ordinal: number; url: string; title: string | null }[] = await queries
      .select({ id, ordinal, url, title })
      .from(pages)
      .where(and(eq(pages.scanId, scanId), eq(pages.outcome, 'SCANNED'), gt(ordinal, after)))
      .orderBy(asc(ordinal))
      .limit(PAGES_A_QUERY);
    const totals = await issuesOf(queries, rows, evaluator);
    yield rows.map((row) => ({ ...row, totalIssues: totals.get(row.id) ?? 0 }));
    after = rows.length < PAGES_A_QUERY ? undefined : rows.at(-1)?.ordinal;
  }
}

async function issuesOf(
  queries: Queries,
  rows: readonly { readonly id: string }[],
  evaluator: FindingEvaluator,
): Promise<ReadonlyMap<string, number>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const counted = await queries
    .select({ pageId: pageRules.pageId, total: sql<number>`sum(${pageRules.totalIssues})::int` })
    .from(pageRules)
    .where(and(inArray(pageRules.pageId, ids), isRuleOf(pageRules.ruleId, evaluator)))
    .groupBy(pageRules.pageId);
  return new Map(counted.map(({ pageId, total }) => [pageId, total]));
}

/** Whose rule a row is of: the ids are disjoint. */
export function isRuleOf(ruleId: AnyColumn, evaluator: FindingEvaluator): SQL {
  const mobile = [...MOBILE_FRIENDLY_ISSUE_IDS];
  return evaluator === 'MOBILE_FRIENDLY' ? inArray(ruleId, mobile) : notInArray(ruleId, mobile);
}
