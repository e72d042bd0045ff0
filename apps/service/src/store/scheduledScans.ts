import type { Schedule } from '@sitelens/api-client/contract';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { type PlanRefusal, planRefusal } from './access.ts';
import type { Database, Queries } from './database.ts';
import { planned, plannedAfter } from './plannedScan.ts';
import { PageQuotaReachedError } from './quotaErrors.ts';
import { startScanOf } from './scans.ts';
import { projects } from './schema.ts';
import { lockPlan } from './subscriptions.ts';

type ProjectRow = typeof projects.$inferSelect;

export interface ScheduledProject {
  readonly projectId: string;
  readonly schedule: Schedule;
  /** When its next scan is planned. */
  readonly scheduledFrom: Date;
}

/** What has become of a scan that a schedule wanted. */
export type ScheduledStart =
  | { readonly kind: 'started'; readonly scanId: string }
  | { readonly kind: 'skipped'; readonly reason: PlanRefusal | 'invalid-quota' | 'scan-already-running' }
  /** Another worker has seen to it, or the schedule has changed meanwhile. */
  | { readonly kind: 'not-due' };

/** Clocks of a database and its workers go a little apart, and cron knows minutes only. */
const TOLERANCE_MS = 60_000;

/** Every project that has a schedule; one that was set before schedules were kept gets its first time now. */
export async function listScheduledProjects(
  db: Database,
  now = new Date(),
): Promise<readonly ScheduledProject[]> {
  const isScheduled = and(isNotNull(projects.schedule), eq(projects.deleted, false));
  const rows = await db.queries
    .select({ projectId: projects.id, schedule: projects.schedule, scheduledFrom: projects.scheduledFrom })
    .from(projects)
    .where(isScheduled)
    .orderBy(projects.id);
  const listed: ScheduledProject[] = [];
  for (const { projectId, schedule, scheduledFrom } of rows) {
    if (schedule === null) continue;
    const first = scheduledFrom ?? (await planFirst(db, projectId, schedule, now));
    listed.push({ projectId, schedule, scheduledFrom: first });
  }
  return listed;
}

async function planFirst(db: Database, projectId: string, schedule: Schedule, now: Date): Promise<Date> {
  const first = planned(schedule, now).scheduledFrom ?? now;
  await db.queries
    .update(projects)
    .set({ scheduledFrom: first })
    .where(and(eq(projects.id, projectId), isNull(projects.scheduledFrom)));
  return first;
}

/**
 * Starts the scan whose time has come, and plans the next one: once, however many workers ask and however often.
 * A scan that can't be started now is left out, and so are times that were missed but for one.
 */
export async function startScheduledScan(
  db: Database,
  projectId: string,
  now = new Date(),
): Promise<ScheduledStart> {
  return db.queries.transaction(async (tx) => {
    const organisationId = await organisationOf(tx, projectId);
    if (organisationId === undefined) return { kind: 'not-due' };
    const plan = await lockPlan(tx, organisationId);
    const project = await takeTurn(tx, projectId, now);
    if (project === undefined) return { kind: 'not-due' };
    const refusal = planRefusal(plan, now);
    if (refusal !== undefined) return { kind: 'skipped', reason: refusal };
    try {
      const scan = await startScanOf(tx, plan, project, 'SCHEDULE');
      if (scan === 'already-running') return { kind: 'skipped', reason: 'scan-already-running' };
      return { kind: 'started', scanId: scan.scanId };
    } catch (error) {
      if (error instanceof PageQuotaReachedError) return { kind: 'skipped', reason: 'invalid-quota' };
      throw error;
    }
  });
}

async function organisationOf(tx: Queries, projectId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ organisationId: projects.organisationId })
    .from(projects)
    .where(eq(projects.id, projectId));
  return row?.organisationId;
}

/** The project, with its next scan planned, if one was due; locked until the transaction ends. */
async function takeTurn(tx: Queries, projectId: string, now: Date): Promise<ProjectRow | undefined> {
  const [project] = await tx
    .select()
    .from(projects)
    .where(and(eq(projects.id, projectId), eq(projects.deleted, false)))
    .for('no key update');
  if (!project?.schedule || !project.scheduledFrom) return undefined;
  const { schedule, scheduledFrom } = project;
  if (scheduledFrom.getTime() > now.getTime() + TOLERANCE_MS) return undefined;
  const next = plannedAfter(schedule, scheduledFrom, now);
  await tx.update(projects).set({ scheduledFrom: next }).where(eq(projects.id, projectId));
  return project;
}
