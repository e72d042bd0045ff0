import type { AccessibilityIssue, Screenshots, SinceLastScan } from '@sitelens/api-client/contract';
import type { Finding } from '@sitelens/scanner';
import { and, eq, gte, inArray, lt, type SQL } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { fixedIssues, issues, pageRules, pages, type scans } from '../schema.ts';

type ScanRow = typeof scans.$inferSelect;

/** One rule on one page of a scan, as lists of its issues need it. */
export interface RuleOnPage {
  readonly scan: ScanRow;
  readonly pageId: string;
  readonly ruleId: string;
  readonly pageUrl: string;
  readonly screenshots: Screenshots;
  readonly totalIssues: number;
  readonly newIssues: number;
  readonly unchangedIssues: number;
  readonly fixedIssues: number;
}

/** A part of a list of rows. */
export interface Range {
  readonly offset: number;
  readonly limit: number;
}

export const NO_SCREENSHOTS: Screenshots = { SCREENSHOT: {}, THUMBNAIL: {} };

/** Undefined when the scan has no such page; without issues when it does not fail the rule. */
export async function findRuleOnPage(
  queries: Queries,
  scan: ScanRow,
  pageId: string,
  ruleId: string,
): Promise<RuleOnPage | undefined> {
  const [row] = await queries
    .select({ url: pages.url, screenshots: pages.screenshots, counts: pageRules })
    .from(pages)
    .leftJoin(pageRules, and(eq(pageRules.pageId, pages.id), eq(pageRules.ruleId, ruleId)))
    .where(and(eq(pages.id, pageId), eq(pages.scanId, scan.id)));
  if (row === undefined) return undefined;
  return {
    scan,
    pageId,
    ruleId,
    pageUrl: row.url,
    screenshots: row.screenshots ?? NO_SCREENSHOTS,
    totalIssues: row.counts?.totalIssues ?? 0,
    newIssues: row.counts?.newIssues ?? 0,
    unchangedIssues: row.counts?.unchangedIssues ?? 0,
    fixedIssues: row.counts?.fixedIssues ?? 0,
  };
}

/** What is asked for of an issue's standing; undefined for everything that is there now. */
export type States = ReadonlySet<SinceLastScan> | undefined;

/** How many of the issues that are there now are in one of the states. */
export function presentTotal(of: RuleOnPage, states: States): number {
  if (states === undefined) return of.totalIssues;
  return (states.has('NEW') ? of.newIssues : 0) + (states.has('UNCHANGED') ? of.unchangedIssues : 0);
}

/** The order of the document, and which part of it in the states; for a query over `issues`. */
export function presentCondition(of: RuleOnPage, states: States): SQL | undefined {
  const present = (['NEW', 'UNCHANGED'] as const).filter((state) => states?.has(state));
  return and(
    eq(issues.pageId, of.pageId),
    eq(issues.ruleId, of.ruleId),
    isEveryPresent(of, states) ? undefined : inArray(issues.sinceLastScan, present),
  );
}

/** Whether the states let every issue through that is there now. */
function isEveryPresent(of: RuleOnPage, states: States): boolean {
  return states === undefined || presentTotal(of, states) === of.totalIssues;
}

/** Issues that are there now, in document order. */
export async function presentIssues(
  queries: Queries,
  of: RuleOnPage,
  states: States,
  { offset, limit }: Range,
): Promise<readonly AccessibilityIssue[]> {
  if (limit <= 0 || presentTotal(of, states) === 0) return [];
  const select = queries
    .select({ finding: issues.finding, sinceLastScan: issues.sinceLastScan })
    .from(issues)
    .$dynamic();
  const condition = presentCondition(of, states);
  const rows = await (isEveryPresent(of, states)
    ? // Positions have no gaps, so that a part of the whole list is a range of them.
      select.where(and(condition, gte(issues.position, offset), lt(issues.position, offset + limit)))
    : select.where(condition).limit(limit).offset(offset)
  ).orderBy(issues.position);
  return rows.map(({ finding, sinceLastScan }) => ({
    ...finding,
    pageUrl: of.pageUrl,
    screenshots: of.screenshots,
    redacted: false,
    ...(sinceLastScan !== null && { sinceLastScan }),
  }));
}

/** Issues that the page had when it was scanned before: without a place, as it was on other pictures. */
export async function issuesThatAreFixed(
  queries: Queries,
  of: RuleOnPage,
  { offset, limit }: Range,
): Promise<readonly AccessibilityIssue[]> {
  if (limit <= 0 || of.fixedIssues === 0) return [];
  const rows = await queries
    .select({ finding: fixedIssues.finding })
    .from(fixedIssues)
    .where(
      and(
        eq(fixedIssues.pageId, of.pageId),
        eq(fixedIssues.ruleId, of.ruleId),
        gte(fixedIssues.position, offset),
        lt(fixedIssues.position, offset + limit),
      ),
    )
    .orderBy(fixedIssues.position);
  return rows.map(({ finding }) => ({
    ...withoutPlaces(finding),
    pageUrl: of.pageUrl,
    screenshots: NO_SCREENSHOTS,
    redacted: false,
    sinceLastScan: 'FIXED',
  }));
}

function withoutPlaces(finding: Finding): Finding {
  const relatedNodes = finding.relatedNodes.map(({ html, target }) => ({ html, target }));
  return { ...finding, boundingBoxes: {}, relatedNodes };
}
