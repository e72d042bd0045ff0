import { IMPACTS, isMobileFriendlyIssueId } from '@sitelens/api-client/contract';
import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { componentOf } from '../components/componentOf.ts';
import type { Database } from '../database.ts';
import { issues, pages, scanComponents, scans } from '../schema.ts';

/** Groups the issues of a scan by component anew, and compares with what is kept. */
export async function expectComponentsToEqualARecount(db: Database, scanId: string): Promise<void> {
  const groups = Map.groupBy(await issuesOf(db, scanId), ({ name }) => name);
  const rows = await db.queries.select().from(scanComponents).where(eq(scanComponents.scanId, scanId));
  const kept = new Map(rows.map((row) => [`${row.ruleId} ${row.component}`, row]));
  expect([...kept.keys()].sort()).toEqual([...groups.keys()].sort());
  for (const [name, ofComponent] of groups) {
    const pageIds = new Set(ofComponent.map(({ pageId }) => pageId));
    expect(kept.get(name)).toMatchObject({
      totalIssues: ofComponent.length,
      totalPages: pageIds.size,
      impactRank: Math.max(...ofComponent.map(({ finding }) => IMPACTS.indexOf(finding.impact))),
    });
    const examples = kept.get(name)?.examples ?? [];
    expect(examples).toHaveLength(Math.min(5, pageIds.size));
    expect(new Set(examples.map(({ pageId }) => pageId)).size).toBe(examples.length);
    for (const { pageId, position } of examples) {
      expect(ofComponent.some((issue) => issue.pageId === pageId && issue.position === position)).toBe(true);
    }
  }
  const [scan] = await db.queries.select().from(scans).where(eq(scans.id, scanId));
  expect(scan?.commonComponents).toBe(rows.filter(({ totalPages }) => totalPages > 1).length);
}

async function issuesOf(db: Database, scanId: string) {
  const rows = await db.queries
    .select({ pageId: pages.id, url: pages.url, position: issues.position, finding: issues.finding })
    .from(issues)
    .innerJoin(pages, eq(pages.id, issues.pageId))
    .where(eq(pages.scanId, scanId))
    .orderBy(asc(pages.ordinal), asc(issues.ruleId), asc(issues.position));
  const ofAccessibility = rows.filter(({ finding }) => !isMobileFriendlyIssueId(finding.ruleId));
  return ofAccessibility.map((row) => ({
    ...row,
    name: `${row.finding.ruleId} ${componentOf(row.finding, row.url)}`,
  }));
}
