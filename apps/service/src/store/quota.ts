import { and, eq, gt, ne, sql, sum } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { isOwned } from './ownership.ts';
import { maxProjectsOf, type Plan, quotaOf } from './planLimits.ts';
import { PageQuotaReachedError, ProjectQuotaReachedError } from './quotaErrors.ts';
import { projects, scans, scansOfDeletedProjects } from './schema.ts';

const QUOTA_DAYS = 30;

export interface PageUse {
  /** Pages that have been scanned. */
  readonly scanned: number;
  /** The same, with all that running scans may still scan. */
  readonly taken: number;
}

/** Pages of all projects of an organisation, by scans that began in the last 30 days. */
export async function pageUse(queries: Queries, organisationId: string, now = new Date()): Promise<PageUse> {
  const since = new Date(now.getTime() - QUOTA_DAYS * 86_400_000);
  const mostPages = sql`case when ${scans.endedAt} is null then ${scans.maxPages} else ${scans.pagesScanned} end`;
  const [row] = await queries
    .select({ scanned: sum(scans.pagesScanned).mapWith(Number), taken: sum(mostPages).mapWith(Number) })
    .from(scans)
    .innerJoin(projects, eq(projects.id, scans.projectId))
    .where(and(eq(projects.organisationId, organisationId), gt(scans.startedAt, since)));
  const ofDeleted = await pagesOfDeleted(queries, organisationId, since);
  return { scanned: (row?.scanned ?? 0) + ofDeleted, taken: (row?.taken ?? 0) + ofDeleted };
}

async function pagesOfDeleted(queries: Queries, organisationId: string, since: Date): Promise<number> {
  const { pagesScanned, startedAt } = scansOfDeletedProjects;
  const [row] = await queries
    .select({ scanned: sum(pagesScanned).mapWith(Number) })
    .from(scansOfDeletedProjects)
    .where(and(eq(scansOfDeletedProjects.organisationId, organisationId), gt(startedAt, since)));
  return row?.scanned ?? 0;
}

/** Keeps what a project's scans have used, for when the project is gone. What visitors scan is nobody's. */
export async function rememberUse(tx: Queries, projectId: string): Promise<void> {
  const used = tx
    .select({
      scanId: scans.id,
      organisationId: projects.organisationId,
      projectId: projects.id,
      projectName: projects.name,
      startedAt: scans.startedAt,
      pagesScanned: scans.pagesScanned,
    })
    .from(scans)
    .innerJoin(projects, eq(projects.id, scans.projectId))
    .where(and(eq(projects.id, projectId), ne(scans.trigger, 'VISITOR'), gt(scans.pagesScanned, 0)));
  await tx.insert(scansOfDeletedProjects).select(used).onConflictDoNothing();
}

/**
 * How many pages a scan may visit that is to start now. The plan must be locked until the scan is kept, or two
 * scans that start at once would be given the same pages.
 *
 * @throws PageQuotaReachedError where it is none
 */
export async function pagesForScan(
  tx: Queries,
  organisationId: string,
  plan: Plan | undefined,
  wanted: number,
): Promise<number> {
  const quota = plan && quotaOf(plan);
  if (quota === undefined) return wanted;
  const { scanned, taken } = await pageUse(tx, organisationId);
  if (taken >= quota) throw new PageQuotaReachedError(scanned < quota);
  return Math.min(wanted, quota - taken);
}

/**
 * The same for a project that is to be made.
 *
 * @throws ProjectQuotaReachedError
 */
export async function requireRoomForProject(
  tx: Queries,
  organisationId: string,
  plan: Plan | undefined,
): Promise<void> {
  const maxProjects = plan && maxProjectsOf(plan);
  if (maxProjects === undefined) return;
  const count = await tx.$count(projects, isOwned(organisationId));
  if (count >= maxProjects) throw new ProjectQuotaReachedError(maxProjects);
}
