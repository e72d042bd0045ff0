import { expect, it } from 'vitest';
import type { Database } from './database.ts';
import { listCategories } from './findings/categories.ts';
import { listIssues } from './findings/issueList.ts';
import { listRulePages } from './findings/rulePages.ts';
import { findPage, listPages } from './pages.ts';
import { describeOnBothDatabases } from './testing/databases.testing.ts';
import { expectRollupsToEqualARecount } from './testing/recount.testing.ts';
import { endedScan, finding, type NewScan, scannedPage, tile } from './testing/scans.testing.ts';

const ALL = { page: 0, size: 50 };
const SEVEREST_FIRST = { order: 'desc', orderBy: 'impact' } as const;
const url = (path: string) => `https://www.example.com${path}`;
const times = (count: number, ruleId: string, changes = {}) =>
  Array.from({ length: count }, (_, at) => finding(ruleId, at, changes));

/** Pages a to d fail image-alt 1, 3, 3 and 2 times; other rules fail elsewhere. */
function shop(db: Database): Promise<NewScan> {
  const links = ['/b', '/a', '/c', '/d'].map(url);
  return endedScan(db, {
    '/': scannedPage({
      links,
      findings: times(2, 'region', { impact: 'moderate', tags: ['best-practice'] }),
    }),
    '/a': scannedPage({ findings: times(1, 'image-alt') }),
    '/b': scannedPage({
      findings: [...times(3, 'image-alt'), ...times(4, 'link-name', { impact: 'serious' })],
    }),
    '/c': scannedPage({ findings: [...times(3, 'image-alt'), ...times(6, 'button-name')] }),
    '/d': scannedPage({
      findings: [...times(2, 'image-alt'), ...times(9, 'aria-text', { impact: 'serious' })],
    }),
  });
}

async function pageIdOf(db: Database, { organisationId, projectId, scanId }: NewScan, path: string) {
  const list = await listPages(db, organisationId, projectId, scanId, ALL);
  return list?.data.find((page) => page.url === url(path))?.id ?? '';
}

describeOnBothDatabases('findings', (database) => {
  it('are summed up by rule, the most severe first, then the most frequent, then by id', async () => {
    const { organisationId, projectId, scanId } = await shop(database());
    const list = await listCategories(database(), organisationId, projectId, scanId, {
      ...ALL,
      ...SEVEREST_FIRST,
    });
    expect(list?.data.map(({ id, totalIssues, impact }) => [id, totalIssues, impact])).toEqual([
      ['image-alt', 9, 'critical'],
      ['button-name', 6, 'critical'],
      ['aria-text', 9, 'serious'],
      ['link-name', 4, 'serious'],
      ['region', 2, 'moderate'],
    ]);
    expect(list?.data[0]).toMatchObject({ tags: ['wcag2a', 'wcag111'], disabilitiesAffected: ['VISUAL'] });
    expect(list?.paginationDetails).toEqual({ totalRecords: 5, currentPage: 0, limit: 50 });
  });

  it('are paged', async () => {
    const { organisationId, projectId, scanId } = await shop(database());
    const second = await listCategories(database(), organisationId, projectId, scanId, {
      page: 1,
      size: 2,
      ...SEVEREST_FIRST,
    });
    expect(second?.data.map(({ id }) => id)).toEqual(['aria-text', 'link-name']);
    expect(second?.paginationDetails).toEqual({ totalRecords: 5, currentPage: 1, limit: 2 });
    const beyond = await listCategories(database(), organisationId, projectId, scanId, {
      page: 9,
      size: 2,
      ...SEVEREST_FIRST,
    });
    expect(beyond?.data).toEqual([]);
  });

  it.each([
    ['desc', 'totalIssues', ['/b', '/c', '/d', '/a']],
    ['asc', 'totalIssues', ['/a', '/d', '/c', '/b']],
    ['asc', 'pageUrl', ['/a', '/b', '/c', '/d']],
    ['desc', 'pageUrl', ['/d', '/c', '/b', '/a']],
  ] as const)('of a rule are listed by page, %s by %s', async (order, orderBy, paths) => {
    const { organisationId, projectId, scanId } = await shop(database());
    const pagesOf = (paging: { page: number; size: number }) =>
      listRulePages(database(), organisationId, projectId, scanId, 'image-alt', {
        ...paging,
        order,
        orderBy,
      });
    const whole = await pagesOf(ALL);
    expect(whole?.content.map(({ pageUrl }) => pageUrl)).toEqual(paths.map(url));
    expect(whole?.totalElements).toBe(4);
    const categories = await listCategories(database(), organisationId, projectId, scanId, {
      ...ALL,
      ...SEVEREST_FIRST,
    });
    expect(whole?.rule).toEqual(categories?.data.find(({ id }) => id === 'image-alt'));
    const parts = [await pagesOf({ page: 0, size: 3 }), await pagesOf({ page: 1, size: 3 })];
    expect(parts.flatMap((part) => part?.content ?? [])).toEqual(whole?.content);
  });

  it('of a rule that did not fail are none', async () => {
    const { organisationId, projectId, scanId } = await shop(database());
    const order = { ...ALL, order: 'desc', orderBy: 'totalIssues' } as const;
    const list = await listRulePages(database(), organisationId, projectId, scanId, 'html-has-lang', order);
    expect(list).toEqual({
      content: [],
      totalElements: 0,
      rule: {
        id: 'html-has-lang',
        totalIssues: 0,
        totalPages: 0,
        tags: [],
        disabilitiesAffected: ['VISUAL', 'COGNITIVE'],
        impact: 'serious',
      },
    });
  });

  it('of a page come back as they were found, in document order, with its pictures', async () => {
    const found = [finding('image-alt', 7), finding('region', 1), finding('image-alt', 3)];
    const tiles = [tile('SCREENSHOT', 1), tile('THUMBNAIL', 0), tile('SCREENSHOT', 0)];
    const scan = await endedScan(database(), { '/': scannedPage({ findings: found, tiles }) });
    const { organisationId, projectId, scanId } = scan;
    const pageId = await pageIdOf(database(), scan, '/');
    const list = await listIssues(database(), organisationId, projectId, scanId, pageId, 'image-alt', ALL);
    const page = await findPage(database(), organisationId, projectId, scanId, pageId);
    expect(page?.screenshots.SCREENSHOT.desktop?.map(({ yOffset }) => yOffset)).toEqual([0, 4_000]);
    expect(list).toEqual({
      content: [found[0], found[2]].map((issue) => ({
        ...issue,
        pageUrl: url('/'),
        screenshots: page?.screenshots,
        redacted: false,
      })),
      totalElements: 2,
    });
    const order = { ...ALL, order: 'desc', orderBy: 'totalIssues' } as const;
    const rows = await listRulePages(database(), organisationId, projectId, scanId, 'image-alt', order);
    expect(rows?.content[0]?.thumbnails).toEqual({ desktop: tiles[1]?.fileName });
  });

  it('with characters that the database cannot keep are kept without them', async () => {
    const hostile = 'a\0b\ud800c\u{1f600}';
    const scan = await endedScan(database(), {
      '/': scannedPage({ title: hostile, findings: [finding('image-alt', 0, { html: hostile })] }),
    });
    const { organisationId, projectId, scanId } = scan;
    const pageId = await pageIdOf(database(), scan, '/');
    const page = await findPage(database(), organisationId, projectId, scanId, pageId);
    expect(page?.title).toBe('a\ufffdb\ufffdc\u{1f600}');
    const list = await listIssues(database(), organisationId, projectId, scanId, pageId, 'image-alt', ALL);
    expect(list?.content[0]?.html).toBe('a\ufffdb\ufffdc\u{1f600}');
  });

  it('of very long addresses can be kept and listed', async () => {
    const long = `/${'x'.repeat(2_000)}`;
    const scan = await endedScan(database(), {
      '/': scannedPage({ links: [url(long)] }),
      [long]: scannedPage({ findings: times(1, 'image-alt') }),
    });
    const order = { ...ALL, order: 'asc', orderBy: 'pageUrl' } as const;
    const { organisationId, projectId, scanId } = scan;
    const list = await listRulePages(database(), organisationId, projectId, scanId, 'image-alt', order);
    expect(list?.content.map(({ pageUrl }) => pageUrl)).toEqual([url(long)]);
  });

  it('have rollups that equal a recount, whatever was found', async () => {
    let seed = 7;
    const below = (limit: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % limit;
    };
    const paths = Array.from({ length: 25 }, (_, at) => `/${at}`);
    const impacts = ['minor', 'moderate', 'serious', 'critical'] as const;
    const results = Object.fromEntries(
      paths.map((path) => [
        path,
        scannedPage({
          findings: Array.from({ length: below(30) }, (_, at) =>
            finding(`rule-${below(8)}`, at, { impact: impacts[below(4)] ?? 'minor' }),
          ),
        }),
      ]),
    );
    const { scanId } = await endedScan(database(), {
      ...results,
      '/': scannedPage({ links: [...paths, '/missing'].map(url) }),
    });
    await expectRollupsToEqualARecount(database(), scanId);
  });
});

describeOnBothDatabases('pages', (database) => {
  const found = (): Promise<NewScan> =>
    endedScan(database(), {
      '/': scannedPage({ title: 'Home', links: ['/moved', '/paper.html', '/gone', '/a'].map(url) }),
      '/moved': { outcome: 'REDIRECTED', httpStatus: 200, leadsTo: url('/a') },
      '/paper.html': { outcome: 'NOT_HTML', httpStatus: 200, mediaType: 'application/pdf' },
      '/a': scannedPage({ screenshotsCutShort: ['phone'] }),
    });

  it('are listed in the order in which they were found, each with how it ended', async () => {
    const { organisationId, projectId, scanId } = await found();
    const list = await listPages(database(), organisationId, projectId, scanId, { page: 0, size: 10 });
    expect(list?.data).toMatchObject([
      { url: url('/'), outcome: 'SCANNED', title: 'Home', dimensions: { desktop: { height: 3400 } } },
      { url: url('/moved'), outcome: 'REDIRECTED', leadsTo: url('/a') },
      { url: url('/paper.html'), outcome: 'NOT_HTML', httpStatus: 200 },
      { url: url('/gone'), outcome: 'FAILED', reason: 'HTTP_ERROR', httpStatus: 404 },
      { url: url('/a'), outcome: 'SCANNED', screenshotsCutShort: ['phone'] },
    ]);
    expect(list?.paginationDetails.totalRecords).toBe(5);
    const second = await listPages(database(), organisationId, projectId, scanId, { page: 1, size: 2 });
    expect(second?.data).toEqual(list?.data.slice(2, 4));
  });

  it.each([
    ['SCANNED', ['/', '/a']],
    ['FAILED', ['/gone']],
    ['PENDING', []],
    ['CANONICALISED', []],
  ] as const)('that ended as %s can be listed alone', async (outcome, paths) => {
    const { organisationId, projectId, scanId } = await found();
    const list = await listPages(database(), organisationId, projectId, scanId, { ...ALL, outcome });
    expect(list?.data.map((page) => page.url)).toEqual(paths.map(url));
    expect(list?.paginationDetails.totalRecords).toBe(paths.length);
  });
});
