import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { pageFolder } from '../files/fileName.ts';
import { folderFileStore } from '../files/folderFileStore.ts';
import { deleteExpiredProjects } from './expiredProjects.ts';
import { newId } from './ids.ts';
import { deleteOldRequestCounts } from './oldRequestCounts.ts';
import { isWithinLimit } from './requestCounts.ts';
import { deleteUnconfirmedSubscribers, joinNewsletter, requestNewsletter } from './scanEmails/newsletter.ts';
import { newsletterSubscribers, projects, requestCounts } from './schema.ts';
import { describeOnBothDatabases } from './testing/databases.testing.ts';
import { newScan } from './testing/scans.testing.ts';

const DAY = 86_400_000;
const NOW = new Date();
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY);

describeOnBothDatabases('what is kept for a time', (database) => {
  it('is removed when it is over: projects of visitors with their files', async () => {
    const db = database();
    const folder = await mkdtemp(join(tmpdir(), 'sitelens-expired-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const files = folderFileStore(folder);
    const [expired, live, lasting] = [await newScan(db), await newScan(db), await newScan(db)];
    const expire = (id: string, expiresAt: Date) =>
      db.queries.update(projects).set({ expiresAt }).where(eq(projects.id, id));
    await expire(expired.projectId, inDays(30));
    await expire(live.projectId, inDays(31));
    for (const { scanId } of [expired, live]) {
      await files.save(`${pageFolder(scanId, newId(), 1)}/desktop-0.jpg`, Buffer.from('picture'));
    }
    await deleteExpiredProjects(db, files, inDays(30));
    const left = (await db.queries.select({ id: projects.id }).from(projects)).map(({ id }) => id);
    expect(left).not.toContain(expired.projectId);
    expect(left).toEqual(expect.arrayContaining([live.projectId, lasting.projectId]));
    expect(await readdir(folder)).toEqual([live.scanId]);
  });

  it('is removed when it is over: counts of requests', async () => {
    const db = database();
    const limit = { key: 'old', windowMs: DAY, limit: 1 };
    await isWithinLimit(db, limit, NOW);
    await deleteOldRequestCounts(db, inDays(1));
    expect((await isWithinLimit(db, limit, NOW)).allowed).toBe(false);
    await deleteOldRequestCounts(db, inDays(4));
    expect(await db.queries.$count(requestCounts)).toBe(0);
  });

  it('is removed when it is over: addresses that nobody has confirmed', async () => {
    const db = database();
    await requestNewsletter(db, 'silent@example.com');
    await joinNewsletter(db, 'reader@example.com');
    await deleteUnconfirmedSubscribers(db, inDays(29));
    expect(await db.queries.$count(newsletterSubscribers)).toBe(2);
    await deleteUnconfirmedSubscribers(db, inDays(31));
    expect(await db.queries.select().from(newsletterSubscribers)).toMatchObject([
      { email: 'reader@example.com' },
    ]);
  });
});
