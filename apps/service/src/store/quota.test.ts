import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { folderFileStore } from '../files/folderFileStore.ts';
import type { Database } from './database.ts';
import { createProject, deleteProject } from './projects.ts';
import { pageUse } from './quota.ts';
import { PageQuotaReachedError, ProjectQuotaReachedError } from './quotaErrors.ts';
import { failScan } from './runningScans.ts';
import { startScan } from './scans.ts';
import { scans, subscriptions } from './schema.ts';
import { findSubscription } from './subscriptions.ts';
import { describeOnBothDatabases } from './testing/databases.testing.ts';
import { crawlToTheEnd, newAccount, SETTINGS, scannedPage } from './testing/scans.testing.ts';

const FAILURE = { outcome: 'FAILED', reason: 'SCAN_ERROR' } as const;

async function organisation(db: Database, plan: Partial<typeof subscriptions.$inferInsert> = {}) {
  const account = await newAccount(db);
  const { organisationId } = account;
  if (Object.keys(plan).length > 0) {
    await db.queries.update(subscriptions).set(plan).where(eq(subscriptions.organisationId, organisationId));
  }
  const project = (maxPages: number) => createProject(db, organisationId, { ...SETTINGS, maxPages });
  return { account, organisationId, project };
}

async function started(db: Database, organisationId: string, projectId: string) {
  const scan = await startScan(db, organisationId, projectId);
  if (scan === undefined || scan === 'already-running') throw new Error('The scan did not start.');
  const [row] = await db.queries.select().from(scans).where(eq(scans.id, scan.scanId));
  return { scanId: scan.scanId, maxPages: row?.maxPages };
}

describeOnBothDatabases('the quota of pages', (database) => {
  it('cuts a scan to what is left, and refuses one where that is nothing', async () => {
    const db = database();
    const { organisationId, project, account } = await organisation(db, { planQuota: 5 });
    const { id } = await project(3);
    const first = await started(db, organisationId, id);
    expect(first.maxPages).toBe(3);
    await crawlToTheEnd(db, first.scanId, {
      '/': scannedPage({ links: [`${SETTINGS.startUrl}a`, `${SETTINGS.startUrl}b`] }),
      '/a': scannedPage(),
      '/b': scannedPage(),
    });
    const second = await started(db, organisationId, id);
    expect(second.maxPages).toBe(2);
    await crawlToTheEnd(db, second.scanId, {
      '/': scannedPage({ links: [`${SETTINGS.startUrl}a`, `${SETTINGS.startUrl}b`] }),
      '/a': scannedPage(),
      '/b': scannedPage(),
    });
    expect(await pageUse(db.queries, organisationId)).toEqual({ scanned: 5, taken: 5 });
    expect(await findSubscription(db, account, [])).toMatchObject({ pagesScanned: 5, isQuotaExceeded: true });
    await expect(startScan(db, organisationId, id)).rejects.toMatchObject({ isHeldByRunningScans: false });
  });

  it('gives no pages back with a project that is deleted', async () => {
    const db = database();
    const { organisationId, project, account } = await organisation(db, { planQuota: 5 });
    const { id } = await project(3);
    const { scanId } = await started(db, organisationId, id);
    await crawlToTheEnd(db, scanId, {
      '/': scannedPage({ links: [`${SETTINGS.startUrl}a`] }),
      '/a': scannedPage(),
    });
    await deleteProject(db, organisationId, id, folderFileStore('/nonexistent'));
    expect(await pageUse(db.queries, organisationId)).toEqual({ scanned: 2, taken: 2 });
    expect(await findSubscription(db, account, [])).toMatchObject({ pagesScanned: 2 });
    const inAMonth = new Date(Date.now() + 31 * 86_400_000);
    expect(await pageUse(db.queries, organisationId, inAMonth)).toEqual({ scanned: 0, taken: 0 });
  });

  it('counts what running scans may still use, and gives back what they did not', async () => {
    const db = database();
    const { organisationId, project, account } = await organisation(db, { planQuota: 10 });
    const [one, two] = [await project(10), await project(4)];
    const first = await started(db, organisationId, one.id);
    await expect(startScan(db, organisationId, two.id)).rejects.toMatchObject({ isHeldByRunningScans: true });
    expect(await findSubscription(db, account, [])).toMatchObject({
      pagesScanned: 0,
      isQuotaExceeded: false,
    });
    expect(await startScan(db, organisationId, one.id)).toBe('already-running');
    await failScan(db, first.scanId, FAILURE);
    expect((await started(db, organisationId, two.id)).maxPages).toBe(4);
  });

  it('is not overrun by scans of several projects that start at once', async () => {
    const db = database();
    const { organisationId, project } = await organisation(db, { planQuota: 10 });
    const projects = await Promise.all([4, 4, 4, 4].map(project));
    const answers = await Promise.allSettled(projects.map(({ id }) => startScan(db, organisationId, id)));
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    expect(refused).toEqual([expect.any(PageQuotaReachedError)]);
    expect((await pageUse(db.queries, organisationId)).taken).toBe(10);
  });

  it('is that of a trial unless the plan says otherwise, and none without either', async () => {
    const db = database();
    const trial = await organisation(db);
    expect((await started(db, trial.organisationId, (await trial.project(15_000)).id)).maxPages).toBe(1_000);
    const unlimited = await organisation(db, { status: 'ACTIVE', planType: 'enterprise' });
    const { id } = await unlimited.project(15_000);
    expect((await started(db, unlimited.organisationId, id)).maxPages).toBe(15_000);
  });
});

describeOnBothDatabases('the number of projects', (database) => {
  it('is held to the plan, also where two are made at once and after one was deleted', async () => {
    const db = database();
    const { organisationId, project, account } = await organisation(db, { planType: 'standard' });
    expect(await findSubscription(db, account, [])).toMatchObject({ maxProjects: 10 });
    const answers = await Promise.allSettled(Array.from({ length: 12 }, () => project(1)));
    const made = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    expect(made).toHaveLength(10);
    expect(refused[0]).toBeInstanceOf(ProjectQuotaReachedError);
    expect(refused).toMatchObject([{ maxProjects: 10 }, { maxProjects: 10 }]);
    await deleteProject(db, organisationId, made[0]?.id ?? '', folderFileStore('/nonexistent'));
    expect(await project(1)).toHaveProperty('id');
  });

  it('is not limited by a plan that promises as many as one likes', async () => {
    const { project, account } = await organisation(database(), { status: 'ACTIVE', planType: 'pro' });
    for (let made = 0; made < 11; made++) await project(1);
    expect(await findSubscription(database(), account, [])).not.toHaveProperty('maxProjects');
  });
});
