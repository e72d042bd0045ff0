import type {
  AccessibilityRulePage,
  AccessibilityRulePageList,
  SinceLastScan,
} from '@sitelens/api-client/contract';
import { and, asc, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import type { Paging } from '../pages.ts';
import { pageRules, pages, type scans } from '../schema.ts';
import { issuesSinceLastScan, type SinceLastScanFilter } from './sinceLastScan.ts';

/** Rows alike in the order follow in crawl order, or against it when descending. */
export interface RulePageOrder {
  readonly order: 'asc' | 'desc';
  readonly orderBy: 'totalIssues' | 'pageUrl';
}

export type RulePageQuery = Paging & RulePageOrder & SinceLastScanFilter;

/** A rule's pages, without the rule where nothing is known of it. */
export type RulePageList = Omit<AccessibilityRulePageList, 'rule'> &
  Partial<Pick<AccessibilityRulePageList, 'rule'>>;

const { pageOrdinal, totalIssues, newIssues, unchangedIssues, fixedIssues } = pageRules;

const INDEXED = { pageOrdinal, totalIssues, newIssues, unchangedIssues, fixedIssues };

export type RulePageRow = Pick<typeof pageRules.$inferSelect, keyof typeof INDEXED>;

/** A part of a rule's pages, out of the index alone: rows that are only skipped over are not read. */
export async function rulePageRows(
  queries: Queries,
  scanId: string,
  ruleId: string,
  states: ReadonlySet<SinceLastScan> | undefined,
  { page, size, ...order }: Paging & RulePageOrder,
): Promise<readonly RulePageRow[]> {
  return queries
    .select(INDEXED)
    .from(pageRules)
    .where(isAmong(scanId, ruleId, states))
    .orderBy(...rulePageOrder(order))
    .limit(size)
    .offset(page * size);
}

/** Every order here is one of the indexes of `page_rules`, read forwards or backwards. */
function rulePageOrder({ order, orderBy }: RulePageOrder): SQL[] {
  if (orderBy === 'pageUrl') {
    const direction = order === 'asc' ? asc : desc;
    return [direction(pageRules.pageUrlStart), direction(pageOrdinal)];
  }
  return order === 'asc' ? [asc(totalIssues), desc(pageOrdinal)] : [desc(totalIssues), asc(pageOrdinal)];
}

const COLUMN = { NEW: newIssues, UNCHANGED: unchangedIssues, FIXED: fixedIssues };

/** The condition that a page fails the rule or, where states are asked for, has issues in one of them. */
export function isAmong(
  scanId: string,
  ruleId: string,
  states: ReadonlySet<SinceLastScan> | undefined,
): SQL | undefined {
  const wanted =
    states === undefined
      ? gt(totalIssues, 0)
      : (or(...[...states].map((state) => gt(COLUMN[state], 0))) ?? sql`false`);
  return and(eq(pageRules.scanId, scanId), eq(pageRules.ruleId, ruleId), wanted);
}

/** The rows with what is shown of their pages. */
export async function toRulePages(
  queries: Queries,
  scan: Pick<typeof scans.$inferSelect, 'id' | 'hasEarlierScan'>,
  ruleId: string,
  rows: readonly RulePageRow[],
): Promise<readonly AccessibilityRulePage[]> {
  const pageOf = await pagesByOrdinal(
    queries,
    scan.id,
    rows.map((row) => row.pageOrdinal),
  );
  return rows.flatMap((row) => {
    const found = pageOf.get(row.pageOrdinal);
    if (found === undefined) return [];
    const { id: pageId, url: pageUrl, thumbnails } = found;
    return {
      id: `${ruleId}:${pageId}`,
      pageId,
      pageUrl,
      thumbnails: thumbnails ?? {},
      totalIssues: row.totalIssues,
      redacted: false,
      ...issuesSinceLastScan(scan, row),
    };
  });
}

async function pagesByOrdinal(queries: Queries, scanId: string, ordinals: readonly number[]) {
  const { id, ordinal, url, thumbnails } = pages;
  const rows = await queries
    .select({ id, ordinal, url, thumbnails })
    .from(pages)
    .where(and(eq(pages.scanId, scanId), inArray(ordinal, [...ordinals])));
  return new Map(rows.map((row) => [row.ordinal, row]));
}
