import type { Jobs } from '../jobs/jobs.ts';
import type { Log } from '../jobs/log.ts';
import { repeatUntil } from '../jobs/repeatUntil.ts';
import type { Database } from '../store/database.ts';
import { listScheduledProjects, type ScheduledProject, startScheduledScan } from '../store/scheduledScans.ts';
import { type Cron, cronOf } from './cronOf.ts';
import type { ScanQueue } from './scanning.ts';

export interface ScheduledScansOptions {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly scanQueue: ScanQueue;
  readonly log: Log;
  /** How often the queue's schedules are made to follow the store. */
  readonly intervalMs?: number;
}

const INTERVAL_MS = 60_000;

/** How long cron has to start a scan by itself: it looks every 30 s, and back for a minute. */
const GRACE_MS = 120_000;

/**
 * Starts scans by their schedules from now on. pg-boss's cron says when to look; the store says whether a scan is
 * due, so that each is started once whatever the number of workers. The schedules themselves are the projects':
 * those of the queue are made anew from them, at the start and then every minute.
 */
export async function startScheduledScans(
  options: ScheduledScansOptions,
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  await options.jobs.work('scheduled-scan', 1, ({ projectId }) => scheduledScanJob(options, projectId));
  const watching = watch(options, stopping.signal);
  return {
    stop: async () => {
      stopping.abort();
      await watching;
    },
  };
}

function watch(options: ScheduledScansOptions, signal: AbortSignal): Promise<void> {
  const { log, intervalMs = INTERVAL_MS } = options;
  const failure = 'The schedules could not be looked after.';
  return repeatUntil({ signal, intervalMs, log, failure }, () => followSchedules(options));
}

/** The job `scheduled-scan`: starts a project's scan if it is due. */
export async function scheduledScanJob(
  { database, scanQueue, log }: Omit<ScheduledScansOptions, 'jobs'>,
  projectId: string,
  now = new Date(),
): Promise<void> {
  const start = await startScheduledScan(database, projectId, now);
  if (start.kind === 'started') await scanQueue.begin(start.scanId);
  if (start.kind === 'skipped') {
    log.info({ projectId, reason: start.reason }, 'A scheduled scan was left out.');
  }
}

/** Makes the queue's schedules those of the projects, and has scans done whose time cron has let pass. */
export async function followSchedules(
  { database, jobs }: Pick<ScheduledScansOptions, 'database' | 'jobs'>,
  now = new Date(),
): Promise<void> {
  const wanted = await listScheduledProjects(database, now);
  const kept = new Map((await jobs.schedules('scheduled-scan')).map((schedule) => [schedule.key, schedule]));
  for (const project of wanted) {
    const { projectId } = project;
    const cron = cronOf(project.schedule, project.scheduledFrom);
    if (!isSameCron(kept.get(projectId), cron)) {
      await jobs.schedule('scheduled-scan', { ...cron, key: projectId, data: { projectId } });
    }
    kept.delete(projectId);
  }
  for (const key of kept.keys()) await jobs.unschedule('scheduled-scan', key);
  await jobs.add('scheduled-scan', wanted.filter(isOverdue(now)).map(toJob));
}

function isSameCron(one: Cron | undefined, other: Cron): boolean {
  return one?.cron === other.cron && one.timeZone === other.timeZone;
}

function isOverdue(now: Date) {
  return ({ scheduledFrom }: ScheduledProject): boolean =>
    scheduledFrom.getTime() <= now.getTime() - GRACE_MS;
}

function toJob({ projectId }: ScheduledProject) {
  return { data: { projectId }, key: projectId };
}
