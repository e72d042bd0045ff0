import {
  type AccessibilityCategory,
  type AccessibilityCategoryList,
  type AccessibilityIssueList,
  type AccessibilityRulePageList,
  IMPACTS,
} from '@sitelens/api-client/contract';
import { accessibilityRule, disabilitiesAffected } from '@sitelens/results/catalogue';
import { and, asc, desc, eq, gte, inArray, lt, type SQL } from 'drizzle-orm';
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
    data: rows.map(categoryOf),
    paginationDetails: { totalRecords: scan.rulesFailed, currentPage: page, limit: size },
  };
}

function categoryOf(row: typeof scanRules.$inferSelect): AccessibilityCategory {
  return {
    id: row.ruleId,
    totalIssues: row.totalIssues,
    tags: row.tags,
    disabilitiesAffected: disabilitiesAffected(row.ruleId),
    impact: IMPACTS[row.impactRank] ?? 'minor',
  };
}

/** What is known of a rule that did not fail; nothing of one that is not checked. */
function categoryWithoutIssues(ruleId: string): AccessibilityCategory | undefined {
  const known = accessibilityRule(ruleId);
  if (known === undefined) return undefined;
  const { disabilities, impact } = known;
  return { id: ruleId, totalIssues: 0, tags: [], disabilitiesAffected: disabilities, impact };
}

/** A rule's pages, without the rule where nothing is known of it. */
export type RulePageList = Omit<AccessibilityRulePageList, 'rule'> &
  Partial<Pick<AccessibilityRulePageList, 'rule'>>;

/** The pages that fail a rule; an empty list when none does. */
export async function listRulePages(
  db: Database,
  organisationId: string,
  projectId: string,
  scanId: string,
  ruleId: string,
  { page, size, order, orderBy }: Paging & RulePageOrder,
): Promise<RulePageList | undefined> {
  const scan = await ownedScan(db.queries, organisationId, projectId, scanId);
  if (scan === undefined) return undefined;
  const [failed] = await db.queries
    .select()
    .from(scanRules)
    .where(and(eq(scanRules.scanId, scanId), eq(scanRules.ruleId, ruleId)));
  // Out of the index alone: rows that are only skipped over are not read.
  const part = await db.queries
    .select({ pageOrdinal: pageRules.pageOrdinal, totalIssues: pageRules.totalIssues })
    .from(pageRules)
    .where(and(eq(pageRules.scanId, scanId), eq(pageRules.ruleId, ruleId)))
    .orderBy(...rulePageOrder({ order, orderBy }))
    .limit(size)
    .offset(page * size);
  const pageOf = await pagesByOrdinal(
    db,
    scanId,
    part.map(({ pageOrdinal }) => pageOrdinal),
  );
  const rule = failed ? categoryOf(failed) : categoryWithoutIssues(ruleId);
  return {
    content: part.flatMap(({ pageOrdinal, totalIssues }) => {
      const found = pageOf.get(pageOrdinal);
      if (found === undefined) return [];
      const { id: pageId, url: pageUrl, thumbnails } = found;
      const id = `${ruleId}:${pageId}`;
      return { id, pageId, pageUrl, thumbnails: thumbnails ?? {}, totalIssues, redacted: false };
    }),
    totalElements: failed?.totalPages ?? 0,
    ...(rule && { rule }),
  };
}

async function pagesByOrdinal(db: Database, scanId: string, ordinals: readonly number[]) {
  const { id, ordinal, url, thumbnails } = pages;
  const rows = await db.queries
    .select({ id, ordinal, url, thumbnails })
    .from(pages)
    .where(and(eq(pages.scanId, scanId), inArray(ordinal, [...ordinals])));
  return new Map(rows.map((row) => [row.ordinal, row]));
}

/** Every order here is one of the indexes of `page_rules`, read forwards or backwards. */
function rulePageOrder({ order, orderBy }: RulePageOrder): SQL[] {
  const { totalIssues, pageUrlStart, pageOrdinal } = pageRules;
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
    .where(
      and(
        eq(issues.pageId, pageId),
        eq(issues.ruleId, ruleId),
        // Positions have no gaps, so that a part of the list is a range of them.
        gte(issues.position, page * size),
        lt(issues.position, (page + 1) * size),
      ),
    )
    .orderBy(issues.position);
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
