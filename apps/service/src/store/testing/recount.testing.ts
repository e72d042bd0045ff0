import { IMPACTS } from '@sitelens/api-client/contract';
import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../database.ts';
import { issues, pageOutcomes, pageRules, pages, scanRules, scans } from '../schema.ts';

/** Counts everything that the rollups of a scan say from its pages and issues, and compares. */
export async function expectRollupsToEqualARecount(db: Database, scanId: string): Promise<void> {
  const recounted = await recount(db, scanId);
  const [scan] = await db.queries.select().from(scans).where(eq(scans.id, scanId));
  expect(scan).toMatchObject(recounted.scan);
  const rules = await db.queries
    .select()
    .from(scanRules)
    .where(eq(scanRules.scanId, scanId))
    .orderBy(asc(scanRules.ruleId));
  expect(rules.map(({ scanId: _, ...rule }) => rule)).toEqual(recounted.rules);
  const ofPages = await db.queries
    .select()
    .from(pageRules)
    .where(eq(pageRules.scanId, scanId))
    .orderBy(asc(pageRules.pageOrdinal), asc(pageRules.ruleId));
  expect(ofPages.map(({ pageOrdinal, ruleId, totalIssues }) => [pageOrdinal, ruleId, totalIssues])).toEqual(
    recounted.pageRules,
  );
  const outcomes = await db.queries.select().from(pageOutcomes).where(eq(pageOutcomes.scanId, scanId));
  expect(Object.fromEntries(outcomes.map((row) => [row.outcome, row.totalPages]))).toEqual(
    recounted.outcomes,
  );
}

async function recount(db: Database, scanId: string) {
  const pageRows = await db.queries
    .select()
    .from(pages)
    .where(eq(pages.scanId, scanId))
    .orderBy(pages.ordinal);
  const rows = await db.queries
    .select({ ordinal: pages.ordinal, ruleId: issues.ruleId, finding: issues.finding })
    .from(issues)
    .innerJoin(pages, eq(pages.id, issues.pageId))
    .where(eq(pages.scanId, scanId))
    .orderBy(asc(pages.ordinal), asc(issues.ruleId), asc(issues.position));
  const byRule = [...Map.groupBy(rows, ({ ruleId }) => ruleId)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const ended = pageRows.filter(({ outcome }) => outcome !== 'PENDING');
  return {
    scan: {
      pagesKnown: pageRows.length,
      pagesFound: pageRows.filter(({ fencingToken, outcome }) => fencingToken > 0 || outcome === 'PENDING')
        .length,
      pagesEnded: ended.filter(({ fencingToken }) => fencingToken > 0).length,
      pagesScanned: pageRows.filter(({ outcome }) => outcome === 'SCANNED').length,
      accessibilityIssues: rows.length,
      rulesFailed: byRule.length,
    },
    rules: byRule.map(([ruleId, ofRule]) => ({
      ruleId,
      impactRank: Math.max(...ofRule.map(({ finding }) => IMPACTS.indexOf(finding.impact))),
      tags: ofRule[0]?.finding.tags,
      totalIssues: ofRule.length,
      totalPages: new Set(ofRule.map(({ ordinal }) => ordinal)).size,
    })),
    pageRules: [...Map.groupBy(rows, ({ ordinal, ruleId }) => `${ordinal} ${ruleId}`).values()].map(
      (group) => [group[0]?.ordinal, group[0]?.ruleId, group.length],
    ),
    outcomes: Object.fromEntries(
      [...Map.groupBy(ended, ({ outcome }) => outcome)].map(([outcome, ofOutcome]) => [
        outcome,
        ofOutcome.length,
      ]),
    ),
  };
}
