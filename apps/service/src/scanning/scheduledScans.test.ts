import type { Schedule } from '@sitelens/api-client/contract';
import { eq } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import type { Jobs } from '../jobs/jobs.ts';
import { openJobs } from '../jobs/openJobs.ts';
import { throwingLog } from '../jobs/throwingLog.testing.ts';
import type { Database } from '../store/database.ts';
import { createProject, updateProject } from '../store/projects.ts';
import { projects, scans } from '../store/schema.ts';
import { describeOnBothDatabases } from '../store/testing/databases.testing.ts';
import { newAccount, SETTINGS } from '../store/testing/scans.testing.ts';
import { followSchedules, scheduledScanJob, startScheduledScans } from './scheduledScans.ts';

const NIGHTLY: Schedule = { scheduleEvery: 1, scheduleMillis: 86_400_000, timeZone: 'Europe/Amsterdam' };

async function open(database: Database, keepsTime = false): Promise<Jobs> {
  const jobs = await openJobs({ database, log: throwingLog, keepsTime });
  onTestFinished(() => jobs.stop());
  return jobs;
}

async function project(db: Database, schedule: Schedule, scheduledFrom?: Date) {
  const { organisationId } = await newAccount(db);
  const { id } = await createProject(db, organisationId, { ...SETTINGS, schedule });
  if (scheduledFrom) await db.queries.update(projects).set({ scheduledFrom }).where(eq(projects.id, id));
  return { id, organisationId };
}

async function cronOfProject(jobs: Jobs, id: string) {
  return (await jobs.schedules('scheduled-scan')).find(({ key }) => key === id);
}

describeOnBothDatabases('schedules', (database) => {
  it('start a scan by the cron of the queue, at the minute that local clocks show', async () => {
    const db = database();
    // The queue looks for what was due within a minute when it is opened, and then every half minute. It has to
    // be there before that minute is chosen: to make it takes seconds.
    const before = await open(db);
    const minute = new Date(Math.floor((Date.now() + 15_000) / 60_000) * 60_000);
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kathmandu', timeStyle: 'short' });
    const schedule = { ...NIGHTLY, timeZone: 'Asia/Kathmandu', timeOfDay: clock.format(minute) };
    const { id } = await project(db, schedule, minute);
    await followSchedules({ database: db, jobs: before });
    await before.stop();
    const jobs = await open(db, true);
    const begun = Promise.withResolvers<string>();
    const scanQueue = { begin: async (scanId: string) => begun.resolve(scanId) };
    const running = await startScheduledScans({ database: db, jobs, scanQueue, log: throwingLog });
    const scanId = await begun.promise;
    expect(await db.queries.select().from(scans).where(eq(scans.id, scanId))).toMatchObject([
      { projectId: id, trigger: 'SCHEDULE' },
    ]);
    await running.stop();
    await jobs.rest();
  }, 90_000);

  it('of the queue are made to follow those of the projects', async () => {
    const db = database();
    const jobs = await open(db);
    const { id, organisationId } = await project(db, NIGHTLY);
    await followSchedules({ database: db, jobs });
    expect(await cronOfProject(jobs, id)).toEqual({
      key: id,
      cron: '0 3 * * *',
      timeZone: 'Europe/Amsterdam',
    });
    const schedule: Schedule = { ...NIGHTLY, scheduleEvery: 7, scheduleDayOfWeek: 2, timeOfDay: '22:15' };
    await updateProject(db, organisationId, id, { ...SETTINGS, schedule });
    await followSchedules({ database: db, jobs });
    expect(await cronOfProject(jobs, id)).toMatchObject({ cron: '15 22 * * 3' });
    await updateProject(db, organisationId, id, SETTINGS);
    await followSchedules({ database: db, jobs });
    expect(await cronOfProject(jobs, id)).toBeUndefined();
  });

  it('that have passed while nobody kept time are made up for', async () => {
    const db = database();
    const jobs = await open(db);
    await jobs.clear();
    const { id } = await project(db, NIGHTLY, new Date(Date.now() - 3 * 86_400_000));
    const dueNow = await project(db, NIGHTLY, new Date(Date.now() - 1_000));
    await followSchedules({ database: db, jobs });
    const asked: string[] = [];
    const done = Promise.withResolvers<void>();
    await jobs.work('scheduled-scan', 1, async ({ projectId }) => {
      asked.push(projectId);
      done.resolve();
    });
    await done.promise;
    await jobs.rest();
    expect(asked).toContain(id);
    // Cron has its minute first.
    expect(asked).not.toContain(dueNow.id);
  });

  it('say in the log what was left out, and set nothing going', async () => {
    const db = database();
    const { id } = await project(db, NIGHTLY, new Date(Date.now() - 2 * 86_400_000));
    const lines: unknown[] = [];
    const log = {
      ...throwingLog,
      info: (details: object, message: string) => lines.push({ ...details, message }),
    };
    const begun: string[] = [];
    const work = {
      database: db,
      log,
      scanQueue: { begin: async (scanId: string) => void begun.push(scanId) },
    };
    await scheduledScanJob(work, id);
    await scheduledScanJob(work, id, new Date(Date.now() + 2 * 86_400_000));
    expect(begun).toHaveLength(1);
    expect(lines).toEqual([
      { projectId: id, reason: 'scan-already-running', message: 'A scheduled scan was left out.' },
    ]);
  });
});
