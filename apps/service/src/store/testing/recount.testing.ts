import { IMPACTS, isMobileFriendlyIssueId, type SinceLastScan } from '@sitelens/api-client/contract';
import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../database.ts';
import { pageOutcomes, pageRules, pages, scanImpacts, scanRules, scans } from '../schema.ts';
import { expectComponentsToEqualARecount } from './recountComponents.testing.ts';
import { type CountedIssue, recountSinceLastScan } from './recountSinceLastScan.testing.ts';
import { expectSiteAuditToEqualARecount } from './recountSiteAudit.testing.ts';

/** Counts everything that the rollups of a scan say from its pages and issues, and compares. */
export async function expectRollupsToEqualARecount(db: Database, scanId: string): Promise<void> {
  const issues = await recountSinceLastScan(db, scanId);
  const [scan] = await db.queries.select().from(scans).where(eq(scans.id, scanId));
  expect(scan).toMatchObject({ ...(await recountPages(db, scanId)), ...recountScan(issues) });
  const rules = await db.queries
    .select()
    .from(scanRules)
    .where(eq(scanRules.scanId, scanId))
    .orderBy(asc(scanRules.ruleId));
  expect(rules.map(({ scanId: _, ...rule }) => rule)).toEqual(recountRules(issues));
  const ofPages = await db.queries
    .select()
    .from(pageRules)
    .where(eq(pageRules.scanId, scanId))
    .orderBy(asc(pageRules.pageOrdinal), asc(pageRules.ruleId));
  expect(
    ofPages.map(({ scanId: _, pageId: __, pageUrlStart: ___, pageOrdinal, ...counts }) => ({
      ordinal: pageOrdinal,
      ...counts,
    })),
  ).toEqual(recountPageRules(issues));
  const impacts = await db.queries.select().from(scanImpacts).where(eq(scanImpacts.scanId, scanId));
  expect(Object.fromEntries(impacts.map((row) => [IMPACTS[row.impactRank], row.totalIssues]))).toEqual(
    countBy(issues.filter(isThere).filter(isOfAccessibility), ({ finding }) => finding.impact),
  );
  await expectComponentsToEqualARecount(db, scanId);
  await expectSiteAuditToEqualARecount(db, scanId);
}

async function recountPages(db: Database, scanId: string) {
  const rows = await db.queries.select().from(pages).where(eq(pages.scanId, scanId));
  const ended = rows.filter(({ outcome }) => outcome !== 'PENDING');
  const outcomes = await db.queries.select().from(pageOutcomes).where(eq(pageOutcomes.scanId, scanId));
  expect(Object.fromEntries(outcomes.map((row) => [row.outcome, row.totalPages]))).toEqual(
    countBy(ended, ({ outcome }) => outcome),
  );
  return {
    pagesKnown: rows.length,
    pagesFound: rows.filter(({ fencingToken, outcome }) => fencingToken > 0 || outcome === 'PENDING').length,
    pagesEnded: ended.filter(({ fencingToken }) => fencingToken > 0).length,
    pagesScanned: rows.filter(({ outcome }) => outcome === 'SCANNED').length,
  };
}

function recountScan(issues: readonly CountedIssue[]) {
  const there = issues.filter(isThere).filter(isOfAccessibility);
  return {
    accessibilityIssues: there.length,
    rulesFailed: new Set(there.map(({ ruleId }) => ruleId)).size,
  };
}

function recountRules(issues: readonly CountedIssue[]) {
  return [...Map.groupBy(issues, ({ ruleId }) => ruleId)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([ruleId, ofRule]) => {
      const there = ofRule.filter(isThere);
      const summed = there.length > 0 ? there : ofRule;
      return {
        ruleId,
        evaluator: isMobileFriendlyIssueId(ruleId) ? 'MOBILE_FRIENDLY' : 'ACCESSIBILITY',
        impactRank: Math.max(...summed.map(({ finding }) => IMPACTS.indexOf(finding.impact))),
        tags: summed[0]?.finding.tags,
        totalPages: new Set(there.map(({ ordinal }) => ordinal)).size,
        ...recountIssues(ofRule),
      };
    });
}

function recountPageRules(issues: readonly CountedIssue[]) {
  return [...Map.groupBy(issues, ({ ordinal, ruleId }) => `${ordinal} ${ruleId}`).values()]
    .map((group) => ({
      ordinal: group[0]?.ordinal ?? -1,
      ruleId: group[0]?.ruleId ?? '',
      ...recountIssues(group),
    }))
    .toSorted((a, b) => a.ordinal - b.ordinal || (a.ruleId < b.ruleId ? -1 : 1));
}

function recountIssues(issues: readonly CountedIssue[]) {
  const inState = (state: SinceLastScan) =>
    issues.filter(({ sinceLastScan }) => sinceLastScan === state).length;
  return {
    totalIssues: issues.filter(isThere).length,
    newIssues: inState('NEW'),
    unchangedIssues: inState('UNCHANGED'),
    fixedIssues: inState('FIXED'),
  };
}

function isThere({ sinceLastScan }: CountedIssue): boolean {
  return sinceLastScan !== 'FIXED';
}

function isOfAccessibility({ ruleId }: CountedIssue): boolean {
  return !isMobileFriendlyIssueId(ruleId);
}

function countBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(rows, keyOf)].map(([key, group]) => [key, group.length]));
}
