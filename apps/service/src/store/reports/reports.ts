import type { Report } from '@sitelens/api-client/contract';
import { and, asc, eq, lt, ne, sql } from 'drizzle-orm';
import type { Database, Queries } from '../database.ts';
import { projects, reports, scans } from '../schema.ts';

type ReportRow = typeof reports.$inferSelect;

/** Times that a worker may begin a report. More than one: a worker that is killed is none of the report's faults. */
const MOST_ATTEMPTS = 3;

/** A report that a worker has taken in hand. */
export interface ReportInHand {
  readonly scanId: string;
  readonly projectId: string;
  /** Whose rights the page is read with. */
  readonly requestedBy: string;
  readonly attempt: number;
}

/** As on the wire; NONE where nobody has asked for it. */
export async function findReport({ queries }: Database, scanId: string): Promise<Report> {
  const row = await rowOf(queries, scanId);
  return row ? toReport(row) : { status: 'NONE' };
}

/**
 * Has a report made. One that is being made or is there stays as it is, whoever asks; one that failed is begun anew.
 */
export async function requestReport({ queries }: Database, scanId: string, userId: string): Promise<Report> {
  const [made] = await queries
    .insert(reports)
    .values({ scanId, requestedBy: userId })
    .onConflictDoUpdate({
      target: reports.scanId,
      set: { requestedBy: userId, requestedAt: new Date(), status: 'QUEUED', attempts: 0, fileName: null },
      setWhere: eq(reports.status, 'FAILED'),
    })
    .returning();
  const row = made ?? (await rowOf(queries, scanId));
  return row ? toReport(row) : { status: 'NONE' };
}

/** The name of a report's file; undefined until it is made. */
export async function reportFile({ queries }: Database, scanId: string): Promise<string | undefined> {
  const row = await rowOf(queries, scanId);
  return row?.status === 'READY' ? (row.fileName ?? undefined) : undefined;
}

/** The scans whose reports are still to be made, the first that was asked for first. */
export async function listQueuedReports({ queries }: Database): Promise<readonly string[]> {
  const rows = await queries
    .select({ scanId: reports.scanId })
    .from(reports)
    .where(eq(reports.status, 'QUEUED'))
    .orderBy(asc(reports.requestedAt))
    .limit(100);
  return rows.map(({ scanId }) => scanId);
}

/** Undefined when there is nothing to be done: it is made, has failed, or was deleted with its scan. */
export async function takeReport({ queries }: Database, scanId: string): Promise<ReportInHand | undefined> {
  await queries
    .update(reports)
    .set({ status: 'FAILED' })
    .where(and(isQueued(scanId), sql`${reports.attempts} >= ${MOST_ATTEMPTS}`));
  const [row] = await queries
    .update(reports)
    .set({ attempts: sql`${reports.attempts} + 1` })
    .from(scans)
    .innerJoin(projects, eq(projects.id, scans.projectId))
    .where(
      and(
        isQueued(scanId),
        lt(reports.attempts, MOST_ATTEMPTS),
        eq(scans.id, reports.scanId),
        ne(projects.deleted, true),
      ),
    )
    .returning({
      scanId: reports.scanId,
      projectId: scans.projectId,
      requestedBy: reports.requestedBy,
      attempt: reports.attempts,
    });
  return row;
}

/** Whether the report was still to be made: else the file is nobody's. */
export async function completeReport(
  { queries }: Database,
  scanId: string,
  fileName: string,
): Promise<boolean> {
  const rows = await queries
    .update(reports)
    .set({ status: 'READY', fileName })
    .where(isQueued(scanId))
    .returning({ scanId: reports.scanId });
  return rows.length > 0;
}

export async function failReport({ queries }: Database, scanId: string): Promise<void> {
  await queries.update(reports).set({ status: 'FAILED' }).where(isQueued(scanId));
}

/** For a worker that stops: its attempt does not count. */
export async function giveReportBack({ queries }: Database, scanId: string): Promise<void> {
  await queries
    .update(reports)
    .set({ attempts: sql`greatest(0, ${reports.attempts} - 1)` })
    .where(isQueued(scanId));
}

function isQueued(scanId: string) {
  return and(eq(reports.scanId, scanId), eq(reports.status, 'QUEUED'));
}

async function rowOf(queries: Queries, scanId: string): Promise<ReportRow | undefined> {
  const [row] = await queries.select().from(reports).where(eq(reports.scanId, scanId));
  return row;
}

function toReport({ status, requestedAt }: ReportRow): Report {
  return { status, requestedAt: requestedAt.toISOString() };
}
