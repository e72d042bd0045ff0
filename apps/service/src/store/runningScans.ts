import type { ScanFailure, ScanProgress } from '@sitelens/api-client/contract';
import type { OriginRobots } from '@sitelens/scanner';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { lockRunningScan } from './frontier/complete.ts';
import { endIfExhausted } from './frontier/end.ts';
import { pages, projects, scans, siteReadings } from './schema.ts';

export type RunningScan = typeof scans.$inferSelect;

/** The scans that have not ended, of projects that are not being deleted. */
export async function listRunningScans(db: Database): Promise<readonly RunningScan[]> {
  const rows = await db.queries
    .select({ scan: scans })
    .from(scans)
    .innerJoin(projects, eq(projects.id, scans.projectId))
    .where(and(isNull(scans.endedAt), eq(projects.deleted, false)))
    .orderBy(asc(scans.startedAt));
  return rows.map(({ scan }) => scan);
}

export async function findRunningScan(db: Database, scanId: string): Promise<RunningScan | undefined> {
  const [row] = await db.queries
    .select({ scan: scans })
    .from(scans)
    .innerJoin(projects, eq(projects.id, scans.projectId))
    .where(and(eq(scans.id, scanId), isNull(scans.endedAt), eq(projects.deleted, false)));
  return row?.scan;
}

/** The pages that are to end next, under way or not: the first ones in the crawl's order. */
export async function firstPendingPages(
  db: Database,
  scanId: string,
  most: number,
): Promise<readonly { readonly id: string }[]> {
  return db.queries
    .select({ id: pages.id })
    .from(pages)
    .where(and(eq(pages.scanId, scanId), eq(pages.outcome, 'PENDING')))
    .orderBy(asc(pages.ordinal))
    .limit(most);
}

/** What robots.txt said when the scan began. */
export async function findRobots(db: Database, scanId: string): Promise<readonly OriginRobots[]> {
  const [reading] = await db.queries
    .select({ robots: siteReadings.robots })
    .from(siteReadings)
    .where(eq(siteReadings.scanId, scanId));
  return reading?.robots ?? [];
}

/** What a scan does before it has pages. */
export async function setReadingPhase(
  db: Database,
  scanId: string,
  phase: ScanProgress['phase'],
): Promise<void> {
  await db.queries
    .update(scans)
    .set({ status: 'RUNNING', phase })
    .where(and(eq(scans.id, scanId), isNull(scans.endedAt), eq(scans.pagesKnown, 0)));
}

/** Ends a scan that can't go on. */
export async function failScan(db: Database, scanId: string, failure: ScanFailure): Promise<void> {
  await db.queries
    .update(scans)
    .set({
      status: 'FAILED',
      phase: 'FINISHED',
      currentUrl: null,
      endedAt: sql`now()`,
      failure,
    })
    .where(and(eq(scans.id, scanId), isNull(scans.endedAt)));
}

/** Ends a scan all of whose pages have ended; any other one goes on. */
export async function endExhaustedScan(db: Database, scanId: string): Promise<void> {
  await db.queries.transaction(async (tx) => {
    if (await lockRunningScan(tx, scanId)) await endIfExhausted(tx, scanId);
  });
}
