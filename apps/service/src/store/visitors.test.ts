import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { failScan } from './runningScans.ts';
import { organisations, projects, scans, subscriptions } from './schema.ts';
import { describeOnBothDatabases } from './testing/databases.testing.ts';
import { findRecentVisitorsScan, startVisitorsScan, VISITORS, type VisitorsScan } from './visitors.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const page = (host: string) => ({ startUrl: `https://${host}/`, host });

describeOnBothDatabases("visitors' scans", (database) => {
  beforeEach(async () => {
    await database().queries.delete(organisations);
  });

  async function start(host: string, now = NOW): Promise<VisitorsScan> {
    const started = await startVisitorsScan(database(), page(host), now);
    if (started === 'busy') throw new Error('Busy.');
    return started;
  }

  it('belong to an organisation without a plan, in public projects of one page that end', async () => {
    const { projectId, scanId } = await start('shop.example.com');
    const [project] = await database().queries.select().from(projects).where(eq(projects.id, projectId));
    const [scan] = await database().queries.select().from(scans).where(eq(scans.id, scanId));
    expect(project).toMatchObject({
      name: 'shop.example.com',
      startUrl: 'https://shop.example.com/',
      allowedDomains: ['*.shop.example.com'],
      maxPages: 1,
      isPublic: true,
      expiresAt: later(30 * 86_400_000),
    });
    expect(scan).toMatchObject({ projectId, maxPages: 1, trigger: 'VISITOR', status: 'QUEUED' });
    const plans = await database().queries.select().from(subscriptions);
    expect(plans).toMatchObject([{ organisationId: project?.organisationId, status: 'FREEMIUM' }]);
  });

  it('of one address are one for some minutes, also when they are asked for at once', async () => {
    const [first, ...others] = await Promise.all([1, 2, 3, 4, 5].map(() => start('a.example.com')));
    expect(others).toEqual([first, first, first, first]);
    expect(await findRecentVisitorsScan(database(), 'https://a.example.com/', later(1_000))).toEqual(first);
    expect(await findRecentVisitorsScan(database(), 'https://a.example.com/?b', NOW)).toBeUndefined();
    const tooLate = later(VISITORS.sameUrlMs);
    expect(await findRecentVisitorsScan(database(), 'https://a.example.com/', tooLate)).toBeUndefined();
    expect(await database().queries.select().from(organisations)).toHaveLength(1);
  });

  it('that failed can be tried again at once', async () => {
    const { scanId } = await start('a.example.com');
    await failScan(database(), scanId, {
      outcome: 'FAILED',
      reason: 'CONNECTION_FAILED',
      url: 'https://a.example.com/',
    });
    expect((await start('a.example.com')).scanId).not.toBe(scanId);
  });

  it('are only as many at a time as there are places', async () => {
    const hosts = Array.from({ length: 9 }, (_, index) => `${index}.example.com`);
    const answers = await Promise.all(hosts.map((host) => startVisitorsScan(database(), page(host), NOW)));
    const started = answers.filter((answer) => answer !== 'busy');
    expect(started).toHaveLength(VISITORS.scansAtATime);
    await database()
      .queries.update(scans)
      .set({ endedAt: NOW })
      .where(eq(scans.id, started[0]?.scanId ?? ''));
    expect(await startVisitorsScan(database(), page('next.example.com'), NOW)).not.toBe('busy');
    expect(await startVisitorsScan(database(), page('last.example.com'), NOW)).toBe('busy');
  });
});
