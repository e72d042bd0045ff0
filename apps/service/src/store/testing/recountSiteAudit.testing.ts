import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../database.ts';
import {
  duplicateGroups,
  linkChecks,
  pages,
  scans,
  siteAuditCounts,
  siteAuditIssues,
  waitingReferences,
} from '../schema.ts';

/** Counts the rows of a scan's site audit and of its links anew, and compares with what is kept. */
export async function expectSiteAuditToEqualARecount(db: Database, scanId: string): Promise<void> {
  await expectCounts(db, scanId);
  await expectGroups(db, scanId);
  await expectLinks(db, scanId);
}

/** Positions are those of a list without gaps, and as many as the rollup says. */
async function expectCounts(db: Database, scanId: string): Promise<void> {
  const { issueType, position } = siteAuditIssues;
  const ofRows = await db.queries
    .select({ issueType, position })
    .from(siteAuditIssues)
    .where(eq(siteAuditIssues.scanId, scanId))
    .orderBy(asc(issueType), asc(position));
  const ofGroups = await db.queries
    .select({ issueType: duplicateGroups.issueType, position: duplicateGroups.position })
    .from(duplicateGroups)
    .where(and(eq(duplicateGroups.scanId, scanId), isNotNull(duplicateGroups.position)))
    .orderBy(asc(duplicateGroups.issueType), asc(duplicateGroups.position));
  const byType = Map.groupBy([...ofRows, ...ofGroups], (row) => row.issueType);
  for (const ofType of byType.values()) {
    expect(ofType.map((row) => row.position)).toEqual(ofType.map((_, at) => at));
  }
  const counts = await db.queries.select().from(siteAuditCounts).where(eq(siteAuditCounts.scanId, scanId));
  expect(Object.fromEntries(counts.map((row) => [row.issueType, row.totalIssues]))).toEqual(
    Object.fromEntries([...byType].map(([type, ofType]) => [type, ofType.length])),
  );
  for (const { revision } of counts) expect(revision).toBeGreaterThan(0);
}

/** A group is an issue from its second page on, lists its first 100, and every page once. */
async function expectGroups(db: Database, scanId: string): Promise<void> {
  const groups = await db.queries.select().from(duplicateGroups).where(eq(duplicateGroups.scanId, scanId));
  for (const { position, totalPages, pageUrls } of groups) {
    expect(position !== null).toBe(totalPages > 1);
    expect(pageUrls).toHaveLength(Math.min(totalPages, 100));
    expect(new Set(pageUrls).size).toBe(pageUrls.length);
  }
}

async function expectLinks(db: Database, scanId: string): Promise<void> {
  const [scan] = await db.queries.select().from(scans).where(eq(scans.id, scanId));
  const links = await db.queries
    .select()
    .from(linkChecks)
    .where(eq(linkChecks.scanId, scanId))
    .orderBy(asc(linkChecks.ordinal));
  // One that is asked for after all leaves its place, moves to the end, and is counted again.
  const [found = 0, checked = 0] = [scan?.linksFound, scan?.linksChecked];
  expect(new Set(links.map(({ ordinal }) => ordinal)).size).toBe(links.length);
  for (const { ordinal } of links) expect(ordinal).toBeLessThan(found);
  expect(found - checked).toBe(links.filter(({ result }) => result === null).length);
  const waiting = await db.queries
    .select({ result: linkChecks.result, page: pages.id })
    .from(waitingReferences)
    .leftJoin(
      linkChecks,
      and(eq(linkChecks.scanId, scanId), eq(linkChecks.ordinal, waitingReferences.linkOrdinal)),
    )
    .leftJoin(pages, and(eq(pages.scanId, scanId), eq(pages.ordinal, waitingReferences.pageOrdinal)))
    .where(eq(waitingReferences.scanId, scanId));
  for (const { result, page } of waiting) {
    expect(result).toBeNull();
    expect(page).not.toBeNull();
  }
  if (scan?.status === 'COMPLETED') {
    const unasked = await db.queries
      .select({ url: linkChecks.url })
      .from(linkChecks)
      .where(and(eq(linkChecks.scanId, scanId), isNull(linkChecks.result)));
    expect(unasked).toEqual([]);
  }
}
