import type { Schedule } from '@sitelens/api-client/contract';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Database } from './database.ts';
import { createProject, findProject, updateProject } from './projects.ts';
import { failScan } from './runningScans.ts';
import { listScheduledProjects, startScheduledScan } from './scheduledScans.ts';
import { projects, scans, subscriptions } from './schema.ts';
import { describeOnBothDatabases } from './testing/databases.testing.ts';
import { newAccount, SETTINGS } from './testing/scans.testing.ts';

const DAILY: Schedule = { scheduleEvery: 1, scheduleMillis: 86_400_000 };
const FAILURE = { outcome: 'FAILED', reason: 'SCAN_ERROR' } as const;
const at = (time: string) => new Date(`2026-11-${time}Z`);
const SET = at('21T12:00:00');
const DUE = at('22T03:00:00');

async function scheduled(db: Database, schedule: Schedule = DAILY) {
  const { organisationId } = await newAccount(db);
  const { id } = await createProject(db, organisationId, { ...SETTINGS, schedule }, SET);
  const plan = (change: Partial<typeof subscriptions.$inferInsert>) =>
    db.queries.update(subscriptions).set(change).where(eq(subscriptions.organisationId, organisationId));
  await plan({ trialExpires: at('28T00:00:00') });
  const plannedAt = async () => {
    const [row] = await db.queries.select().from(projects).where(eq(projects.id, id));
    return row?.scheduledFrom;
  };
  const start = (now: Date) => startScheduledScan(db, id, now);
  return { id, organisationId, plan, plannedAt, start };
}

describeOnBothDatabases('a scheduled scan', (database) => {
  it('starts when it is due and not before, and plans the next', async () => {
    const db = database();
    const { id, start, plannedAt } = await scheduled(db);
    expect(await start(at('22T02:58:59'))).toEqual({ kind: 'not-due' });
    const started = await start(DUE);
    if (started.kind !== 'started') throw new Error(`It is ${started.kind}.`);
    const [scan] = await db.queries.select().from(scans).where(eq(scans.projectId, id));
    expect(scan).toMatchObject({ id: started.scanId, trigger: 'SCHEDULE', status: 'QUEUED' });
    expect(await plannedAt()).toEqual(at('23T03:00:00'));
    expect(await start(DUE)).toEqual({ kind: 'not-due' });
  });

  it('starts once, however many workers ask at once', async () => {
    const { start } = await scheduled(database());
    const answers = await Promise.all(Array.from({ length: 5 }, () => start(DUE)));
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual([
      ...Array.from({ length: 4 }, () => 'not-due'),
      'started',
    ]);
  });

  it('is made up for once where many were missed', async () => {
    const { start, plannedAt } = await scheduled(database());
    expect(await start(at('25T10:00:00'))).toMatchObject({ kind: 'started' });
    expect(await plannedAt()).toEqual(at('26T03:00:00'));
    expect(await start(at('25T10:01:00'))).toEqual({ kind: 'not-due' });
  });

  it('is left out while the last one runs, and the one after is not', async () => {
    const db = database();
    const { start } = await scheduled(db);
    const first = await start(DUE);
    expect(await start(at('23T03:00:00'))).toEqual({ kind: 'skipped', reason: 'scan-already-running' });
    if (first.kind === 'started') await failScan(db, first.scanId, FAILURE);
    expect(await start(at('23T03:01:00'))).toEqual({ kind: 'not-due' });
    expect(await start(at('24T03:00:00'))).toMatchObject({ kind: 'started' });
  });

  it.each([
    [{ status: 'PAUSED' }, 'subscription-paused'],
    [{ status: 'CANCELED', billingPeriodEndsAt: SET }, 'subscription-inactive'],
    [{ status: 'FREEMIUM' }, 'subscription-inactive'],
    [{ trialExpires: SET }, 'trial-expired'],
    [{ planQuota: 0 }, 'invalid-quota'],
  ] as const)('with the plan %j is left out, and goes on when that has changed', async (change, reason) => {
    const { start, plan, plannedAt } = await scheduled(database());
    await plan(change);
    expect(await start(DUE)).toEqual({ kind: 'skipped', reason });
    expect(await plannedAt()).toEqual(at('23T03:00:00'));
    await plan({ status: 'ACTIVE', planQuota: 100 });
    expect(await start(at('23T03:00:00'))).toMatchObject({ kind: 'started' });
  });

  it('is no more once the schedule is removed, or moved, or the project deleted', async () => {
    const db = database();
    const removed = await scheduled(db);
    await updateProject(db, removed.organisationId, removed.id, SETTINGS);
    expect(await removed.start(DUE)).toEqual({ kind: 'not-due' });
    const moved = await scheduled(db);
    const schedule = { ...DAILY, timeOfDay: '05:00' };
    await updateProject(db, moved.organisationId, moved.id, { ...SETTINGS, schedule }, SET);
    expect(await moved.start(DUE)).toEqual({ kind: 'not-due' });
    expect(await moved.start(at('22T05:00:00'))).toMatchObject({ kind: 'started' });
    const deleted = await scheduled(db);
    await db.queries.update(projects).set({ deleted: true }).where(eq(projects.id, deleted.id));
    expect(await deleted.start(DUE)).toEqual({ kind: 'not-due' });
    const ids = (await listScheduledProjects(db)).map(({ projectId }) => projectId);
    expect(ids).toContain(moved.id);
    for (const { id } of [removed, deleted]) expect(ids).not.toContain(id);
  });

  it('of a schedule that was set before schedules were kept is planned from now', async () => {
    const db = database();
    const { id, organisationId, plannedAt } = await scheduled(db);
    await db.queries.update(projects).set({ scheduledFrom: null }).where(eq(projects.id, id));
    const listed = await listScheduledProjects(db, SET);
    expect(listed.find(({ projectId }) => projectId === id)?.scheduledFrom).toEqual(DUE);
    expect(await plannedAt()).toEqual(DUE);
    expect(await findProject(db, undefined, id)).toBeUndefined();
    expect(await findProject(db, organisationId, id)).toHaveProperty('nextScanAt');
  });
});
