import { expect, it, onTestFinished } from 'vitest';
import type { JobData, Jobs } from '../../jobs/jobs.ts';
import { openJobs } from '../../jobs/openJobs.ts';
import { throwingLog } from '../../jobs/throwingLog.testing.ts';
import type { MailMessage } from '../../mail/mail.ts';
import type { Database } from '../../store/database.ts';
import { listScansToAnnounce } from '../../store/scanEmails/announcements.ts';
import { keepScanEmails } from '../../store/scanEmails/scanEmails.ts';
import { describeOnBothDatabases } from '../../store/testing/databases.testing.ts';
import { crawlToTheEnd, newAccount, newScan, scannedPage } from '../../store/testing/scans.testing.ts';
import { announceScan, startAnnouncingScans } from './announceScans.ts';

const publicOrigin = 'https://sitelens.example';

async function open(database: Database): Promise<Jobs> {
  const jobs = await openJobs({ database, log: throwingLog });
  onTestFinished(() => jobs.stop());
  return jobs;
}

/** A scan whose end a member and a visitor wait for. */
async function awaitedScan(db: Database) {
  const { organisationId, userId } = await newAccount(db, 'Dana');
  const { projectId, scanId } = await newScan(db, { isPublic: true }, organisationId);
  await keepScanEmails(db, { projectId, recipient: { kind: 'member', userId } });
  await keepScanEmails(db, { projectId, recipient: { kind: 'visitor', email: 'eve@example.com' } });
  return { projectId, scanId };
}

/** Takes what is sent, as a worker does. */
async function takeMails(jobs: Jobs, count: number): Promise<readonly MailMessage[]> {
  const taken: MailMessage[] = [];
  const all = Promise.withResolvers<void>();
  await jobs.work('send-mail', 1, async ({ message }: JobData['send-mail']) => {
    taken.push(message);
    if (taken.length === count) all.resolve();
  });
  await all.promise;
  return taken.toSorted((a, b) => (a.to < b.to ? -1 : 1));
}

describeOnBothDatabases('scans that have ended', (database) => {
  it('are announced once, by several processes at once, to whom it concerns', async () => {
    const db = database();
    const jobs = await open(db);
    const { projectId, scanId } = await awaitedScan(db);
    const options = { database: db, jobs, publicOrigin, secret: 'a secret', log: throwingLog };
    const announcing = await startAnnouncingScans({ ...options, intervalMs: 50 });
    await crawlToTheEnd(db, scanId, { '/': scannedPage() });
    await Promise.all([announceScan(options, scanId), announceScan(options, scanId)]);
    const mails = await takeMails(jobs, 2);
    await announceScan(options, scanId);
    await announcing.stop();
    await jobs.rest();
    expect(mails.map(({ to }) => to)).toEqual(['dana@example.com', 'eve@example.com']);
    expect(mails[0]?.text).toContain(`${publicOrigin}/dashboard/projects/${projectId}/scans/${scanId}/`);
    expect(mails[0]?.unsubscribeUrl).toMatch(/^https:\/\/sitelens\.example\/unsubscribe\?token=[\w-]{43}$/);
    expect(mails[1]?.text).toContain(`${publicOrigin}/projects/${projectId}/scans/${scanId}/`);
    expect(mails[1]).not.toHaveProperty('unsubscribeUrl');
    expect(await listScansToAnnounce(db)).not.toContain(scanId);
  });

  it('are announced later where the e-mails could not be kept, and none of them twice', async () => {
    const db = database();
    const jobs = await open(db);
    const { scanId } = await awaitedScan(db);
    await crawlToTheEnd(db, scanId, { '/': scannedPage() });
    let kept = 0;
    const failing: Pick<Jobs, 'within'> = {
      within: (tx) => ({
        add: async (name, added) => {
          kept += 1;
          if (kept === 2) throw new Error('The database has gone.');
          await jobs.within(tx).add(name, added);
        },
      }),
    };
    const options = { database: db, publicOrigin, secret: 'a secret' };
    const cutOff = announceScan({ ...options, jobs: { ...jobs, ...failing } }, scanId);
    await expect(cutOff).rejects.toThrow('The database has gone.');
    expect(await listScansToAnnounce(db)).toContain(scanId);
    await announceScan({ ...options, jobs }, scanId);
    expect((await takeMails(jobs, 2)).map(({ to }) => to)).toEqual(['dana@example.com', 'eve@example.com']);
    await jobs.rest();
  });
});
