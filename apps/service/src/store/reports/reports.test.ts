import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { signInUser } from '../accounts.ts';
import type { Database } from '../database.ts';
import { projects } from '../schema.ts';
import { describeOnBothDatabases } from '../testing/databases.testing.ts';
import { endedScan, scannedPage } from '../testing/scans.testing.ts';
import {
  completeReport,
  failReport,
  findReport,
  giveReportBack,
  listQueuedReports,
  reportFile,
  requestReport,
  takeReport,
} from './reports.ts';

async function asked(db: Database) {
  const { projectId, scanId } = await endedScan(db, { '/': scannedPage() });
  const { userId } = await signInUser(db, {
    issuer: 'https://id.example.com',
    subject: crypto.randomUUID(),
    email: 'dana@example.com',
    emailVerified: true,
  });
  await requestReport(db, scanId, userId);
  return { projectId, scanId, userId };
}

describeOnBothDatabases('a report', (database) => {
  it('is asked for once, however often, and then is there', async () => {
    const db = database();
    const { projectId, scanId, userId } = await asked(db);
    expect(await requestReport(db, scanId, userId)).toMatchObject({ status: 'QUEUED' });
    expect(await listQueuedReports(db)).toContain(scanId);
    expect(await takeReport(db, scanId)).toEqual({ scanId, projectId, requestedBy: userId, attempt: 1 });
    expect(await reportFile(db, scanId)).toBeUndefined();
    expect(await completeReport(db, scanId, '/files/x')).toBe(true);
    expect(await reportFile(db, scanId)).toBe('/files/x');
    expect(await requestReport(db, scanId, userId)).toMatchObject({ status: 'READY' });
    expect(await listQueuedReports(db)).not.toContain(scanId);
    expect(await takeReport(db, scanId)).toBeUndefined();
  });

  it('that failed is made anew for who asks again', async () => {
    const db = database();
    const { scanId, userId } = await asked(db);
    await failReport(db, scanId);
    expect(await findReport(db, scanId)).toMatchObject({ status: 'FAILED' });
    expect(await takeReport(db, scanId)).toBeUndefined();
    expect(await requestReport(db, scanId, userId)).toMatchObject({ status: 'QUEUED' });
    expect(await takeReport(db, scanId)).toMatchObject({ attempt: 1 });
  });

  it('is given up when worker after worker dies over it, and no sooner for one that only stops', async () => {
    const db = database();
    const { scanId } = await asked(db);
    await takeReport(db, scanId);
    await giveReportBack(db, scanId);
    for (const attempt of [1, 2, 3]) expect(await takeReport(db, scanId)).toMatchObject({ attempt });
    expect(await takeReport(db, scanId)).toBeUndefined();
    expect(await findReport(db, scanId)).toMatchObject({ status: 'FAILED' });
  });

  it('of a project that is being deleted is not made', async () => {
    const db = database();
    const { projectId, scanId } = await asked(db);
    await db.queries.update(projects).set({ deleted: true }).where(eq(projects.id, projectId));
    expect(await takeReport(db, scanId)).toBeUndefined();
  });

  it('that nobody asked for is none', async () => {
    const { scanId } = await endedScan(database(), { '/': scannedPage() });
    expect(await findReport(database(), scanId)).toEqual({ status: 'NONE' });
  });
});
