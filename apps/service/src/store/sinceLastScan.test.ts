import type { PageResult } from '@sitelens/scanner';
import { and, asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Database } from './database.ts';
import { beginFrontier, openDatabaseFrontier } from './databaseFrontier.ts';
import { voidAllLeases } from './frontier/leases.ts';
import { startScan } from './scans.ts';
import { fixedIssues, issues, pages, scanRules, scans } from './schema.ts';
import { describeOnBothDatabases } from './testing/databases.testing.ts';
import { expectRollupsToEqualARecount } from './testing/recount.testing.ts';
import {
  crawlToTheEnd,
  endedScan,
  finding,
  type NewScan,
  newScan,
  nextScan,
  SETTINGS,
  scannedPage,
} from './testing/scans.testing.ts';

const url = (path: string) => `https://www.example.com${path}`;
const images = (...at: number[]) => at.map((number) => finding('image-alt', number));
const page = (...at: number[]) => scannedPage({ findings: images(...at) });
const start = (...paths: string[]) => scannedPage({ links: paths.map(url) });
const FAILED: PageResult = { outcome: 'FAILED', reason: 'TIMED_OUT', detail: 'It took too long.' };

/** The identities of a page's issues by what has become of them. */
async function standingsOf(db: Database, { scanId }: NewScan, path: string) {
  const ofPage = and(eq(pages.scanId, scanId), eq(pages.url, url(path)));
  const there = await db.queries
    .select({ id: issues.identity, standing: issues.sinceLastScan })
    .from(issues)
    .innerJoin(pages, eq(pages.id, issues.pageId))
    .where(ofPage)
    .orderBy(asc(issues.ruleId), asc(issues.position));
  const gone = await db.queries
    .select({ finding: fixedIssues.finding })
    .from(fixedIssues)
    .innerJoin(pages, eq(pages.id, fixedIssues.pageId))
    .where(ofPage)
    .orderBy(asc(fixedIssues.ruleId), asc(fixedIssues.position));
  return [
    ...there.map(({ id, standing }) => `${id} ${standing}`),
    ...gone.map(({ finding: { id } }) => `${id} FIXED`),
  ];
}

async function ruleOf(db: Database, { scanId }: NewScan, ruleId = 'image-alt') {
  const [row] = await db.queries
    .select()
    .from(scanRules)
    .where(and(eq(scanRules.scanId, scanId), eq(scanRules.ruleId, ruleId)));
  return row;
}

describeOnBothDatabases('since the last scan', (database) => {
  it('an issue is new, still there or fixed', async () => {
    const first = await endedScan(database(), { '/': page(1, 2, 3) });
    const second = await nextScan(database(), first, { '/': page(2, 4) });
    expect(await standingsOf(database(), second, '/')).toEqual([
      'image-alt-2 UNCHANGED',
      'image-alt-4 NEW',
      'image-alt-1 FIXED',
      'image-alt-3 FIXED',
    ]);
    const counts = { totalIssues: 2, newIssues: 1, unchangedIssues: 1, fixedIssues: 2 };
    expect(await ruleOf(database(), second)).toMatchObject({ ...counts, totalPages: 1 });
    await expectRollupsToEqualARecount(database(), second.scanId);
    const third = await nextScan(database(), first, { '/': page(2, 4) });
    expect(await standingsOf(database(), third, '/')).toEqual([
      'image-alt-2 UNCHANGED',
      'image-alt-4 UNCHANGED',
    ]);
  });

  it('nothing is said of an issue of the first scan', async () => {
    const first = await endedScan(database(), { '/': page(1) });
    expect(await standingsOf(database(), first, '/')).toEqual(['image-alt-1 null']);
    await expectRollupsToEqualARecount(database(), first.scanId);
  });

  it('a page that was skipped for a scan is compared with the scan before', async () => {
    const first = await endedScan(database(), { '/': start('/a'), '/a': page(1, 2) });
    const second = await nextScan(database(), first, { '/': start() });
    expect(await ruleOf(database(), second)).toBeUndefined();
    const third = await nextScan(database(), first, { '/': start('/a'), '/a': page(2, 3) });
    expect(await standingsOf(database(), third, '/a')).toEqual([
      'image-alt-2 UNCHANGED',
      'image-alt-3 NEW',
      'image-alt-1 FIXED',
    ]);
    await expectRollupsToEqualARecount(database(), third.scanId);
  });

  it.each([
    ['fails', FAILED],
    ['is gone', { outcome: 'FAILED', reason: 'HTTP_ERROR', httpStatus: 404, detail: 'Not found.' }],
    ['leads elsewhere', { outcome: 'REDIRECTED', httpStatus: 200, leadsTo: url('/') }],
  ] as const)('a page that %s this time counts as neither', async (_, ending) => {
    const first = await endedScan(database(), { '/': start('/a'), '/a': page(1) });
    const second = await nextScan(database(), first, { '/': start('/a'), '/a': ending });
    expect(await standingsOf(database(), second, '/a')).toEqual([]);
    expect(await ruleOf(database(), second)).toBeUndefined();
    const third = await nextScan(database(), first, { '/': start('/a'), '/a': page(1) });
    expect(await standingsOf(database(), third, '/a')).toEqual(['image-alt-1 UNCHANGED']);
    await expectRollupsToEqualARecount(database(), second.scanId);
  });

  it('all issues of a page that was never scanned before are new', async () => {
    const first = await endedScan(database(), { '/': start('/a'), '/a': FAILED });
    const second = await nextScan(database(), first, {
      '/': start('/a', '/b'),
      '/a': page(1),
      '/b': page(2),
    });
    expect(await standingsOf(database(), second, '/a')).toEqual(['image-alt-1 NEW']);
    expect(await standingsOf(database(), second, '/b')).toEqual(['image-alt-2 NEW']);
  });

  it('a scan after one that scanned nothing is a first one', async () => {
    const failed = await endedScan(database(), { '/': FAILED });
    const second = await nextScan(database(), failed, { '/': page(1) });
    expect(await standingsOf(database(), second, '/')).toEqual(['image-alt-1 null']);
  });

  it('the same address in another project is another page', async () => {
    const mine = await endedScan(database(), { '/': page(1) });
    await endedScan(database(), { '/': page(2) });
    const second = await nextScan(database(), mine, { '/': page(2) });
    expect(await standingsOf(database(), second, '/')).toEqual(['image-alt-2 NEW', 'image-alt-1 FIXED']);
  });

  it('a rule all of whose issues are fixed is kept, and counted nowhere else', async () => {
    const region = [finding('region', 0, { impact: 'moderate', tags: ['best-practice'] })];
    const first = await endedScan(database(), {
      '/': scannedPage({ links: ['/a', '/b'].map(url), findings: region }),
      '/a': scannedPage({ findings: [...images(1), finding('region', 1, { impact: 'critical' })] }),
      '/b': page(7),
    });
    const second = await nextScan(database(), first, {
      '/': scannedPage({ links: ['/a', '/b'].map(url), findings: region }),
      '/a': scannedPage(),
      '/b': scannedPage(),
    });
    const none = { totalIssues: 0, totalPages: 0, newIssues: 0, unchangedIssues: 0 };
    expect(await ruleOf(database(), second)).toMatchObject({ ...none, fixedIssues: 2, impactRank: 3 });
    expect(await ruleOf(database(), second, 'region')).toMatchObject({
      totalIssues: 1,
      totalPages: 1,
      fixedIssues: 1,
      impactRank: 1,
      tags: ['best-practice'],
    });
    const [scan] = await database().queries.select().from(scans).where(eq(scans.id, second.scanId));
    expect(scan).toMatchObject({ rulesFailed: 1, accessibilityIssues: 1 });
    await expectRollupsToEqualARecount(database(), second.scanId);
  });

  it('what is fixed keeps what it was, without the boxes of pictures that are gone', async () => {
    const box = { desktop: { top: 0.1, bottom: 0.2, left: 0, right: 0.5 } };
    const related = { html: '<main>', target: ['main'] };
    const found = finding('image-alt', 1, { relatedNodes: [{ ...related, boundingBoxes: box }] });
    const first = await endedScan(database(), { '/': scannedPage({ findings: [found] }) });
    await nextScan(database(), first, { '/': scannedPage() });
    const rows = await database()
      .queries.select({ finding: fixedIssues.finding })
      .from(fixedIssues)
      .innerJoin(pages, eq(pages.id, fixedIssues.pageId))
      .innerJoin(scans, and(eq(scans.id, pages.scanId), eq(scans.projectId, first.projectId)));
    expect(rows).toEqual([{ finding: { ...found, boundingBoxes: {}, relatedNodes: [related] } }]);
  });

  it('of issues with the same identity their number counts', async () => {
    const first = await endedScan(database(), { '/': page(1, 1, 1) });
    const second = await nextScan(database(), first, { '/': page(1) });
    expect(await standingsOf(database(), second, '/')).toEqual([
      'image-alt-1 UNCHANGED',
      'image-alt-1 FIXED',
      'image-alt-1 FIXED',
    ]);
    await expectRollupsToEqualARecount(database(), second.scanId);
  });

  it('thousands of issues of a page are compared', async () => {
    const numbers = Array.from({ length: 4_000 }, (_, at) => at);
    const first = await endedScan(database(), { '/': page(...numbers) });
    const second = await nextScan(database(), first, { '/': page(...numbers.map((at) => at + 1_000)) });
    const counts = { newIssues: 1_000, unchangedIssues: 3_000, fixedIssues: 1_000 };
    expect(await ruleOf(database(), second)).toMatchObject(counts);
  });

  it('a page that is delivered twice counts once', async () => {
    const first = await endedScan(database(), { '/': page(1) });
    const scan = await startScan(database(), first.organisationId, first.projectId);
    if (scan === undefined || scan === 'already-running') throw new Error('The scan did not start.');
    const { startUrl, allowedDomains } = SETTINGS;
    await beginFrontier(database(), scan.scanId, {
      startUrl,
      allowedDomains,
      robots: [],
      seeds: [],
      crawlDelayMs: 0,
    });
    const frontier = openDatabaseFrontier(database(), scan.scanId);
    const silent = await frontier.lease();
    await voidAllLeases(database().queries);
    const next = await frontier.lease();
    if (silent === undefined || next === undefined) throw new Error('There was no page.');
    expect(await frontier.complete(silent, page(3))).toBe(false);
    expect(await frontier.complete(next, page(2))).toBe(true);
    expect(await frontier.complete(next, page(2))).toBe(false);
    const second = { ...first, scanId: scan.scanId };
    expect(await standingsOf(database(), second, '/')).toEqual(['image-alt-2 NEW', 'image-alt-1 FIXED']);
    await expectRollupsToEqualARecount(database(), scan.scanId);
  });

  it('what is fixed goes with its scan', async () => {
    const first = await endedScan(database(), { '/': page(1, 2) });
    const second = await nextScan(database(), first, { '/': page(2) });
    const [before] = await database().queries.select().from(pages).where(eq(pages.scanId, second.scanId));
    const kept = () =>
      database()
        .queries.select()
        .from(fixedIssues)
        .where(eq(fixedIssues.pageId, before?.id ?? ''));
    expect(await kept()).toHaveLength(1);
    await database().queries.delete(scans).where(eq(scans.id, second.scanId));
    expect(await kept()).toEqual([]);
  });

  it('has rollups that equal a recount, whatever was found over several scans', async () => {
    let seed = 11;
    const below = (limit: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % limit;
    };
    const impacts = ['minor', 'moderate', 'serious', 'critical'] as const;
    const paths = Array.from({ length: 12 }, (_, at) => `/${at}`);
    const randomPage = (): PageResult =>
      below(4) === 0
        ? FAILED
        : scannedPage({
            findings: Array.from({ length: below(12) }, () =>
              finding(`rule-${below(5)}`, below(9), { impact: impacts[below(4)] ?? 'minor' }),
            ),
          });
    const results = () => ({
      ...Object.fromEntries(paths.map((path) => [path, randomPage()])),
      '/': start(...paths.filter(() => below(5) > 0)),
    });
    const first = await newScan(database());
    await crawlToTheEnd(database(), first.scanId, results());
    for (let number = 0; number < 4; number++) {
      const { scanId } = await nextScan(database(), first, results());
      await expectRollupsToEqualARecount(database(), scanId);
    }
  });
});
