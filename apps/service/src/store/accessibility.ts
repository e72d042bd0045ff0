import {
  type AccessibilityCategoryList,
  type AccessibilityIssueList,
  type AccessibilityRulePageList,
  IMPACTS,
} from '@sitelens/api-client/contract';
import { disabilitiesAffected } from '@sitelens/results/catalogue';
import { type AnyColumn, and, asc, desc, eq, type SQL } from 'drizzle-orm';
import type { Database } from './database.ts';
import { ownedScan } from './ownership.ts';
import type { Paging } from './pages.ts';
import { issues, pageRules, pages, scanRules } from './schema.ts';

/** The order of {@link listRulePages}; rows alike in it follow in crawl order, or against it when descending. */
export interface RulePageOrder {
  readonly order: 'asc' | 'desc';
  readonly orderBy: 'totalIssues' | 'pageUrl';
}

/** The rules that failed: most severe impact first, then most issues, then id. */
export async function listCategories(
  db: Database,
  organisationId: string,
  projectId: string,
  scanId: string,
  { page, size }: Paging,
): Promise<AccessibilityCategoryList | undefined> {
  const scan = await ownedScan(db.queries, organisationId, projectId, scanId);
  if (scan === undefined) return undefined;
  const rows = await db.queries
    .select()
    .from(scanRules)
    .where(eq(scanRules.scanId, scanId))
    .orderBy(desc(scanRules.impactRank), desc(scanRules.totalIssues), asc(scanRules.ruleId))
    .limit(size)
    .offset(page * size);
  return {
    data: rows.map((row) => ({
      id: row.ruleId,
      totalIssues: row.totalIssues,
      tags: row.tags,
      disabilitiesAffected: disabilitiesAffected(row.ruleId),
      impact: IMPACTS[row.impactRank] ?? 'minor',
    })),
    paginationDetails: { totalRecords: scan.rulesFailed, currentPage: page, limit: size },
  };
}

/** The pages that fail a rule; an empty list when none does. */
export async function listRulePages(
  db: Database,
  organisationId: string,
  projectId: string,
  scanId: string,
  ruleId: string,
  { page, size, order, orderBy }: Paging & RulePageOrder,
): Promise<AccessibilityRulePageList | undefined> {
  const scan = await ownedScan(db.queries, organisationId, projectId, scanId);
  if (scan === undefined) return undefined;
  const [rule] = await db.queries
    .select({ totalPages: scanRules.totalPages })
    .from(scanRules)
    .where(and(eq(scanRules.scanId, scanId), eq(scanRules.ruleId, ruleId)));
  // Cut out before the join: rows that are only skipped over must not be looked up.
  const part = db.queries
    .select()
    .from(pageRules)
    .where(and(eq(pageRules.scanId, scanId), eq(pageRules.ruleId, ruleId)))
    .orderBy(...rulePageOrder(pageRules, { order, orderBy }))
    .limit(size)
    .offset(page * size)
    .as('part');
  const rows = await db.queries
    .select({
      pageId: part.pageId,
      totalIssues: part.totalIssues,
      url: pages.url,
      thumbnails: pages.thumbnails,
    })
    .from(part)
    .innerJoin(pages, eq(pages.id, part.pageId))
    .orderBy(...rulePageOrder(part, { order, orderBy }));
  return {
    content: rows.map((row) => ({
      id: `${ruleId}:${row.pageId}`,
      pageId: row.pageId,
      pageUrl: row.url,
      thumbnails: row.thumbnails ?? {},
      totalIssues: row.totalIssues,
      redacted: false,
    })),
    totalElements: rule?.totalPages ?? 0,
  };
}

type RulePageColumns = Record<'totalIssues' | 'pageUrlStart' | 'pageOrdinal', AnyColumn>;

/** Every order here is one of the indexes of `page_rules`, read forwards or backwards. */
function rulePageOrder(columns: RulePageColumns, { order, orderBy }: RulePageOrder): SQL[] {
  const { totalIssues, pageUrlStart, pageOrdinal } = columns;
  if (orderBy === 'pageUrl') {
    const direction = order === 'asc' ? asc : desc;
    return [direction(pageUrlStart), direction(pageOrdinal)];
  }
  return order === 'asc' ? [asc(totalIssues), desc(pageOrdinal)] : [desc(totalIssues), asc(pageOrdinal)];
}

/** The issues of one rule on one page, in document order. */
export async function listIssues(
  db: Database,
  organisationId: string,
  projectId: string,
  scanId: string,
  pageId: string,
  ruleId: string,
  { page, size }: Paging,
): Promise<AccessibilityIssueList | undefined> {
  const scan = await ownedScan(db.queries, organisationId, projectId, scanId);
  if (scan === undefined) return undefined;
  const [owner] = await db.queries
    .select({ url: pages.url, screenshots: pages.screenshots, total: pageRules.totalIssues })
    .from(pages)
    .leftJoin(pageRules, and(eq(pageRules.pageId, pages.id), eq(pageRules.ruleId, ruleId)))
    .where(and(eq(pages.id, pageId), eq(pages.scanId, scanId)));
  if (owner === undefined) return undefined;
  const rows = await db.queries
    .select({ finding: issues.finding })
    .from(issues)
    .where(and(eq(issues.pageId, pageId), eq(issues.ruleId, ruleId)))
    .orderBy(issues.position)
    .limit(size)
    .offset(page * size);
  return {
    content: rows.map(({ finding }) => ({
      ...finding,
      pageUrl: owner.url,
      screenshots: owner.screenshots ?? { SCREENSHOT: {}, THUMBNAIL: {} },
      redacted: false,
    })),
    totalElements: owner.total ?? 0,
  };
}
