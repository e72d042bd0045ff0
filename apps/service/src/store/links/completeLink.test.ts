import { count, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Database } from '../database.ts';
import { scans, waitingReferences } from '../schema.ts';
import { listSiteAuditIssues } from '../siteAudit/siteAuditIssues.ts';
import { describeOnBothDatabases } from '../testing/databases.testing.ts';
import { endPage, link, recordsOf, scanWithPages } from '../testing/linkScans.testing.ts';
import { expectRollupsToEqualARecount } from '../testing/recount.testing.ts';
import { openDatabaseLinkFrontier } from './databaseLinkFrontier.ts';
import { giveLinksBack, isLinkCheckerLost, renewLinkChecker, takeLinksInHand } from './linkCheckers.ts';

const GONE = { outcome: 'BROKEN', httpStatus: 404, error: 'Not Found' } as const;
const OK = { outcome: 'OK' } as const;
const ALL = { most: 10_000, exceptHosts: [] };
const at = (number: number) => `https://host${number % 7}.example.net/${number}`;

async function linksInHand(db: Database, scanId: string) {
  const checker = await takeLinksInHand(db.queries, scanId, 60);
  if (checker === undefined) throw new Error('No link waits.');
  return { checker, frontier: openDatabaseLinkFrontier(db, checker) };
}

async function scanRow(db: Database, scanId: string) {
  const [row] = await db.queries.select().from(scans).where(eq(scans.id, scanId));
  if (row === undefined) throw new Error('There is no such scan.');
  return row;
}

async function waitingOf(db: Database, scanId: string): Promise<number> {
  const [row] = await db.queries
    .select({ total: count() })
    .from(waitingReferences)
    .where(eq(waitingReferences.scanId, scanId));
  return row?.total ?? 0;
}

describeOnBothDatabases('links', (database) => {
  it('keep a scan going after its last page, and end it', async () => {
    const { scanId } = await scanWithPages(database(), ['/a']);
    await endPage(database(), scanId, '/a', { references: [link(at(1)), link(at(2))] });
    expect(await scanRow(database(), scanId)).toMatchObject({
      status: 'RUNNING',
      phase: 'CHECKING_LINKS',
      currentUrl: null,
      linksFound: 2,
      linksChecked: 0,
    });
    const { frontier } = await linksInHand(database(), scanId);
    for (const lease of await frontier.take(ALL)) await frontier.complete(lease, OK);
    expect(await scanRow(database(), scanId)).toMatchObject({
      status: 'COMPLETED',
      phase: 'FINISHED',
      linksChecked: 2,
    });
    expect(await takeLinksInHand(database().queries, scanId, 60)).toBeUndefined();
    await expectRollupsToEqualARecount(database(), scanId);
  });

  it('that are known to be well are not waited for again', async () => {
    const { scanId } = await scanWithPages(database(), ['/a', '/b']);
    await endPage(database(), scanId, '/a', { references: [link(at(1)), link(at(2))] });
    const { frontier } = await linksInHand(database(), scanId);
    for (const lease of await frontier.take(ALL)) {
      await frontier.complete(lease, lease.url === at(1) ? OK : GONE);
    }
    expect(await waitingOf(database(), scanId)).toBe(0);
    await endPage(database(), scanId, '/b', { references: [link(at(1)), link(at(2)), link(at(3))] });
    expect(await waitingOf(database(), scanId)).toBe(1);
    expect((await recordsOf(database(), scanId)).map(({ issueDetails }) => issueDetails)).toMatchObject([
      { url: { href: at(2) }, page_url: { href: 'https://www.example.com/a' } },
      { url: { href: at(2) }, page_url: { href: 'https://www.example.com/b' } },
    ]);
  });

  it('name their pages in the order of the crawl, after the issues that are there', async () => {
    const paths = Array.from({ length: 40 }, (_, number) => `/p${number}`);
    const { scanId, organisationId, projectId } = await scanWithPages(database(), paths);
    for (const path of paths.toReversed()) {
      await endPage(database(), scanId, path, { references: [link(at(1)), link(at(1), 'image')] });
    }
    const { frontier } = await linksInHand(database(), scanId);
    for (const lease of await frontier.take(ALL)) await frontier.complete(lease, GONE);
    const of = [database(), organisationId, projectId, scanId] as const;
    const list = await listSiteAuditIssues(...of, 'BROKEN_LINK', { page: 0, size: 50 });
    expect(list?.data.map(({ issueDetails }) => issueDetails.page_url?.href)).toEqual(
      paths.map((path) => `https://www.example.com${path}`),
    );
    const images = await listSiteAuditIssues(...of, 'BROKEN_IMAGE', { page: 3, size: 10 });
    expect(images).toMatchObject({ totalElements: 40, revision: 1 });
    await expectRollupsToEqualARecount(database(), scanId);
  });

  it('are ten thousand on one page, each kept once', async () => {
    const { scanId } = await scanWithPages(database(), ['/many', '/again']);
    const references = Array.from({ length: 10_000 }, (_, number) => link(at(number)));
    await endPage(database(), scanId, '/many', { references });
    await endPage(database(), scanId, '/again', { references });
    expect(await scanRow(database(), scanId)).toMatchObject({ linksFound: 10_000 });
    expect(await waitingOf(database(), scanId)).toBe(20_000);
    const { frontier } = await linksInHand(database(), scanId);
    const some = await frontier.take({ most: 3, exceptHosts: ['host0.example.net:443'] });
    expect(some.map(({ url }) => url)).toEqual([at(1), at(2), at(3)]);
    const rest = await frontier.take(ALL);
    expect(rest).toHaveLength(9_997);
    expect(rest[1]?.url).toBe(at(4));
  }, 60_000);

  it('keep what a hostile server says of itself as text', async () => {
    const { scanId } = await scanWithPages(database(), ['/a']);
    await endPage(database(), scanId, '/a', { references: [link(at(1))] });
    const { frontier } = await linksInHand(database(), scanId);
    const [lease] = await frontier.take(ALL);
    if (lease) await frontier.complete(lease, { ...GONE, error: 'Not\0Found \uD800' });
    const [record] = await recordsOf(database(), scanId);
    expect(record?.issueDetails).toMatchObject({ error: { text: 'Not\uFFFDFound \uFFFD' } });
  });
});

describeOnBothDatabases('a link checker', (database) => {
  it('has the links of a scan for itself until it gives them back, or falls silent', async () => {
    const { scanId } = await scanWithPages(database(), ['/a']);
    const { queries } = database();
    expect(await takeLinksInHand(queries, scanId, 60)).toBeUndefined();
    await endPage(database(), scanId, '/a', { references: [link(at(1)), link(at(2))] });
    const first = await takeLinksInHand(queries, scanId, 60);
    if (first === undefined) throw new Error('No link waits.');
    expect(await takeLinksInHand(queries, scanId, 60)).toBeUndefined();
    await giveLinksBack(queries, first);
    const second = await takeLinksInHand(queries, scanId, 60);
    expect(second?.fencingToken).toBe(2);
    expect(await renewLinkChecker(queries, first, 60)).toBe(false);
    expect(await openDatabaseLinkFrontier(database(), first).isExhausted()).toBe(true);
    await queries
      .update(scans)
      .set({ linkCheckerLeaseExpiresAt: new Date(0) })
      .where(eq(scans.id, scanId));
    expect(await isLinkCheckerLost(queries, scanId)).toBe(true);
    expect((await takeLinksInHand(queries, scanId, 60))?.fencingToken).toBe(3);
    expect(await isLinkCheckerLost(queries, scanId)).toBe(false);
  });

  it('asks for what another one was asking for, and is the only one who is believed', async () => {
    const { scanId } = await scanWithPages(database(), ['/a']);
    await endPage(database(), scanId, '/a', { references: [link(at(1)), link(at(2))] });
    const dead = await linksInHand(database(), scanId);
    const [held] = await dead.frontier.take({ most: 1, exceptHosts: [] });
    await giveLinksBack(database().queries, dead.checker);
    const { frontier } = await linksInHand(database(), scanId);
    const leases = await frontier.take(ALL);
    expect(leases.map(({ url }) => url)).toEqual([at(1), at(2)]);
    expect(held && (await dead.frontier.complete(held, GONE))).toBe(false);
    for (const lease of leases) expect(await frontier.complete(lease, OK)).toBe(true);
    expect(await recordsOf(database(), scanId)).toEqual([]);
    expect(await scanRow(database(), scanId)).toMatchObject({ status: 'COMPLETED', linksChecked: 2 });
  });

  it('and pages may end at the same time', async () => {
    const paths = Array.from({ length: 12 }, (_, number) => `/p${number}`);
    const { scanId } = await scanWithPages(database(), paths);
    await endPage(database(), scanId, '/p0', { references: [0, 1, 2, 3].map((n) => link(at(n))) });
    const { frontier } = await linksInHand(database(), scanId);
    const checking = (async () => {
      while (!(await frontier.isExhausted())) {
        for (const lease of await frontier.take({ most: 2, exceptHosts: [] })) {
          await frontier.complete(lease, GONE);
        }
      }
    })();
    await Promise.all(
      paths.slice(1).map((path, number) =>
        endPage(database(), scanId, path, {
          references: [number, number + 1, number + 2].map((n) => link(at(n))),
        }),
      ),
    );
    await checking;
    expect(await recordsOf(database(), scanId)).toHaveLength(4 + 11 * 3);
    expect(await scanRow(database(), scanId)).toMatchObject({ status: 'COMPLETED' });
    await expectRollupsToEqualARecount(database(), scanId);
  });
});
