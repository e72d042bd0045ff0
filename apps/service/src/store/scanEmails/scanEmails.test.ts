import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Database } from '../database.ts';
import { setProjectPublic } from '../projects.ts';
import { failScan } from '../runningScans.ts';
import { memberships, scanEmailSubscriptions, scans, users } from '../schema.ts';
import { describeOnBothDatabases } from '../testing/databases.testing.ts';
import {
  crawlToTheEnd,
  endedScan,
  finding,
  newAccount,
  newScan,
  nextScan,
  scannedPage,
} from '../testing/scans.testing.ts';
import { announcementRecipients, listScansToAnnounce, takeAnnouncement } from './announcements.ts';
import { endScanEmails, hasScanEmails, keepScanEmails } from './scanEmails.ts';
import { scanSummary } from './scanSummary.ts';
import { findUnsubscribable, unsubscribe, unsubscribeToken } from './unsubscribing.ts';

const VISITOR = { kind: 'visitor', email: 'Eve@Example.com' } as const;

function announce(db: Database, scanId: string) {
  return db.queries.transaction(async (tx) =>
    (await takeAnnouncement(tx, scanId)) ? announcementRecipients(tx, scanId) : undefined,
  );
}

async function memberScan(db: Database) {
  const { organisationId, userId } = await newAccount(db, 'Dana');
  const scan = await newScan(db, {}, organisationId);
  const recipient = { kind: 'member', userId } as const;
  return { ...scan, userId, recipient };
}

describeOnBothDatabases('e-mails about scans', (database) => {
  it('go to a member for each scan, until they say no more', async () => {
    const db = database();
    const { projectId, scanId, userId, recipient, ...scan } = await memberScan(db);
    await keepScanEmails(db, { projectId, recipient });
    await keepScanEmails(db, { projectId, recipient });
    expect(await hasScanEmails(db, projectId, userId)).toBe(true);
    await crawlToTheEnd(db, scanId, { '/': scannedPage() });
    expect(await announce(db, scanId)).toMatchObject([{ kind: 'member', email: 'dana@example.com' }]);
    const second = await nextScan(db, { ...scan, projectId, scanId }, { '/': scannedPage() });
    expect(await announce(db, second.scanId)).toHaveLength(1);
    await endScanEmails(db, projectId, userId);
    expect(await hasScanEmails(db, projectId, userId)).toBe(false);
    const third = await nextScan(db, second, { '/': scannedPage() });
    expect(await announce(db, third.scanId)).toEqual([]);
  });

  it('go to anybody else for the scan that they waited for, and their address is forgotten', async () => {
    const db = database();
    const { projectId, scanId, ...scan } = await newScan(db, { isPublic: true });
    const asked = { projectId, recipient: VISITOR, evaluator: 'SITE_AUDIT' } as const;
    expect(await keepScanEmails(db, asked)).toEqual({ scanId, isAnnounced: false });
    expect(await keepScanEmails(db, asked)).toEqual({ scanId, isAnnounced: false });
    await crawlToTheEnd(db, scanId, { '/': scannedPage() });
    expect(await announce(db, scanId)).toEqual([
      { kind: 'visitor', email: 'eve@example.com', evaluator: 'SITE_AUDIT' },
    ]);
    const ofProject = eq(scanEmailSubscriptions.projectId, projectId);
    expect(await db.queries.$count(scanEmailSubscriptions, ofProject)).toBe(0);
    expect(await keepScanEmails(db, asked)).toEqual({ scanId, isAnnounced: true });
    expect(await db.queries.$count(scanEmailSubscriptions, ofProject)).toBe(0);
    const second = await nextScan(db, { ...scan, projectId, scanId }, { '/': scannedPage() });
    expect(await announce(db, second.scanId)).toEqual([]);
  });

  it('are due once for each scan that has ended, however it did', async () => {
    const db = database();
    const running = await newScan(db);
    const [completed, failed] = [await endedScan(db, { '/': scannedPage() }), await newScan(db)];
    await failScan(db, failed.scanId, { outcome: 'FAILED', reason: 'SCAN_ERROR' });
    const due = await listScansToAnnounce(db);
    expect(due).toEqual(expect.arrayContaining([completed.scanId, failed.scanId]));
    expect(due).not.toContain(running.scanId);
    const answers = await Promise.all([1, 2, 3].map(() => announce(db, failed.scanId)));
    expect(answers.filter((answer) => answer !== undefined)).toHaveLength(1);
    expect(await announce(db, running.scanId)).toBeUndefined();
    expect(await listScansToAnnounce(db)).not.toContain(failed.scanId);
  });

  it('stay due where they could not be handed over', async () => {
    const db = database();
    const { scanId, projectId } = await newScan(db, { isPublic: true });
    await keepScanEmails(db, { projectId, recipient: VISITOR });
    await crawlToTheEnd(db, scanId, { '/': scannedPage() });
    const cutOff = db.queries.transaction(async (tx) => {
      await takeAnnouncement(tx, scanId);
      await announcementRecipients(tx, scanId);
      throw new Error('killed');
    });
    await expect(cutOff).rejects.toThrow('killed');
    expect(await announce(db, scanId)).toHaveLength(1);
  });

  it('go to nobody who has left, or whose address is no longer known to be theirs', async () => {
    const db = database();
    const [left, changed] = [await memberScan(db), await memberScan(db)];
    for (const { projectId, recipient, scanId } of [left, changed]) {
      await keepScanEmails(db, { projectId, recipient });
      await crawlToTheEnd(db, scanId, { '/': scannedPage() });
    }
    await db.queries.delete(memberships).where(eq(memberships.userId, left.userId));
    await db.queries
      .update(users)
      .set({ email: 'other@example.com', emailVerified: false, verifiedEmail: 'dana@example.com' })
      .where(eq(users.id, changed.userId));
    expect(await announce(db, left.scanId)).toEqual([]);
    expect(await announce(db, changed.scanId)).toEqual([]);
  });

  it('go to no visitor once the project is private, whose address is forgotten all the same', async () => {
    const db = database();
    const { projectId, scanId, organisationId } = await newScan(db, { isPublic: true });
    await keepScanEmails(db, { projectId, recipient: VISITOR });
    await setProjectPublic(db, organisationId, projectId, false);
    await crawlToTheEnd(db, scanId, { '/': scannedPage() });
    expect(await announce(db, scanId)).toEqual([]);
    const ofProject = eq(scanEmailSubscriptions.projectId, projectId);
    expect(await db.queries.$count(scanEmailSubscriptions, ofProject)).toBe(0);
  });

  it('can be ended by a link that stays the same and that the database does not hold', async () => {
    const db = database();
    const { projectId, recipient, userId } = await memberScan(db);
    await keepScanEmails(db, { projectId, recipient });
    const [row] = await db.queries
      .select()
      .from(scanEmailSubscriptions)
      .where(eq(scanEmailSubscriptions.userId, userId));
    const token = await unsubscribeToken(db.queries, row?.id ?? '', 'a secret');
    expect(await unsubscribeToken(db.queries, row?.id ?? '', 'a secret')).toBe(token);
    expect(await unsubscribeToken(db.queries, row?.id ?? '', 'another')).not.toBe(token);
    await unsubscribeToken(db.queries, row?.id ?? '', 'a secret');
    expect(await findUnsubscribable(db, token)).toEqual({
      kind: 'scans',
      startUrl: 'https://www.example.com/',
    });
    expect(JSON.stringify(await db.queries.select().from(scanEmailSubscriptions))).not.toContain(token);
    await unsubscribe(db, token);
    await unsubscribe(db, token);
    expect(await findUnsubscribable(db, token)).toBeUndefined();
    expect(await hasScanEmails(db, projectId, userId)).toBe(false);
  });

  it('say how many issues of each impact there are, and what has changed', async () => {
    const db = database();
    const first = await endedScan(db, {
      '/': scannedPage({ findings: [finding('image-alt', 0), finding('region', 0, { impact: 'minor' })] }),
    });
    expect(await scanSummary(db.queries, first.scanId)).toMatchObject({
      pagesScanned: 1,
      accessibilityIssues: 2,
      failure: null,
      byImpact: [
        { impact: 'critical', count: 1 },
        { impact: 'minor', count: 1 },
      ],
    });
    expect(await scanSummary(db.queries, first.scanId)).not.toHaveProperty('sinceLastScan');
    const second = await nextScan(db, first, {
      '/': scannedPage({
        findings: [finding('image-alt', 0), finding('image-alt', 7), finding('image-alt', 8)],
      }),
    });
    const summary = await scanSummary(db.queries, second.scanId);
    expect(summary?.sinceLastScan).toEqual({ newIssues: 2, fixedIssues: 1 });
    const running = await newScan(db);
    expect(await scanSummary(db.queries, running.scanId)).toBeUndefined();
    await db.queries.delete(scans).where(eq(scans.id, running.scanId));
    expect(await scanSummary(db.queries, running.scanId)).toBeUndefined();
  });
});
