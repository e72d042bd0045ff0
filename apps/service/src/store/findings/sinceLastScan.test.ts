import { expect, it } from 'vitest';
import type { Database } from '../database.ts';
import { listPages } from '../pages.ts';
import { describeOnBothDatabases } from '../testing/databases.testing.ts';
import { endedScan, finding, type NewScan, nextScan, scannedPage, tile } from '../testing/scans.testing.ts';
import { listCategories } from './categories.ts';
import { listIssueBoxes } from './issueBoxes.ts';
import { listIssues } from './issueList.ts';
import { listRulePages } from './rulePages.ts';

const ALL = { page: 0, size: 50 };
const url = (path: string) => `https://www.example.com${path}`;
const issuesOf = (ruleId: string, ...at: number[]) => at.map((number) => finding(ruleId, number));
const tiles = [tile('SCREENSHOT', 0)];

/**
 * Of image-alt, `/` has 2 to 4 still, 5 and 6 anew and 1 no more; `/a` is as it was, all of `/b` is mended, and
 * `/c` is a page that nothing led to before. The rule link-name is mended everywhere.
 */
async function twoScans(db: Database): Promise<{ readonly first: NewScan; readonly second: NewScan }> {
  const links = ['/a', '/b', '/c'].map(url);
  const first = await endedScan(db, {
    '/': scannedPage({
      links: links.slice(0, 2),
      findings: [...issuesOf('image-alt', 1, 2, 3, 4), ...issuesOf('link-name', 1)],
    }),
    '/a': scannedPage({ findings: issuesOf('image-alt', 1, 2) }),
    '/b': scannedPage({ findings: issuesOf('image-alt', 1) }),
  });
  const second = await nextScan(db, first, {
    '/': scannedPage({ links, tiles, findings: issuesOf('image-alt', 2, 5, 3, 6, 4) }),
    '/a': scannedPage({ findings: issuesOf('image-alt', 1, 2) }),
    '/b': scannedPage(),
    '/c': scannedPage({ findings: issuesOf('image-alt', 9) }),
  });
  return { first, second };
}

async function pageIdOf(db: Database, { organisationId, projectId, scanId }: NewScan, path: string) {
  const list = await listPages(db, organisationId, projectId, scanId, ALL);
  return list?.data.find((page) => page.url === url(path))?.id ?? '';
}

describeOnBothDatabases('the lists of a scan that follows another', (database) => {
  const categories = ({ organisationId, projectId, scanId }: NewScan, filterSinceLastScan = '') =>
    listCategories(database(), organisationId, projectId, scanId, {
      ...ALL,
      order: 'desc',
      orderBy: 'impact',
      filterSinceLastScan,
    });

  it('have what became of each rule, and those that are mended where they are asked for', async () => {
    const { first, second } = await twoScans(database());
    const list = await categories(second);
    const imageAlt = { totalIssues: 8, totalPages: 3, sinceLastScan: { new: 3, unchanged: 5, fixed: 2 } };
    expect(list?.data).toMatchObject([{ id: 'image-alt', ...imageAlt }]);
    expect(list?.paginationDetails.totalRecords).toBe(1);
    expect(list?.facets.sinceLastScan).toEqual([
      { value: 'NEW', count: 1 },
      { value: 'UNCHANGED', count: 1 },
      { value: 'FIXED', count: 2 },
    ]);
    const fixed = await categories(second, 'FIXED');
    expect(fixed?.data).toMatchObject([
      { id: 'image-alt', ...imageAlt },
      { id: 'link-name', totalIssues: 0, totalPages: 0, sinceLastScan: { new: 0, unchanged: 0, fixed: 1 } },
    ]);
    expect((await categories(second, 'bogus'))?.data).toEqual([]);
    const before = await categories(first);
    expect(before?.data.map((row) => [row.id, row.sinceLastScan])).toEqual([
      ['image-alt', undefined],
      ['link-name', undefined],
    ]);
    expect(before?.facets.sinceLastScan).toEqual([]);
    expect((await categories(first, 'NEW,UNCHANGED,FIXED'))?.data).toEqual([]);
  });

  it.each([
    ['', ['/', '/a', '/c']],
    ['NEW', ['/', '/c']],
    ['UNCHANGED', ['/', '/a']],
    ['FIXED', ['/', '/b']],
    ['NEW,FIXED', ['/', '/c', '/b']],
    ['bogus', []],
  ])(
    "have a rule's pages that the filter %j lets through, in each order",
    async (filterSinceLastScan, paths) => {
      const { second } = await twoScans(database());
      const { organisationId, projectId, scanId } = second;
      const pagesOf = (order: 'asc' | 'desc', orderBy: 'totalIssues' | 'pageUrl', paging = ALL) =>
        listRulePages(database(), organisationId, projectId, scanId, 'image-alt', {
          ...paging,
          order,
          orderBy,
          filterSinceLastScan,
        });
      const list = await pagesOf('desc', 'totalIssues');
      expect(list?.content.map(({ pageUrl }) => pageUrl)).toEqual(paths.map(url));
      expect(list?.totalElements).toBe(paths.length);
      expect(list?.rule).toMatchObject({ totalIssues: 8, totalPages: 3 });
      const fewest = await pagesOf('asc', 'totalIssues');
      expect(fewest?.content).toEqual(list?.content.toReversed());
      const byUrl = await pagesOf('asc', 'pageUrl');
      expect(byUrl?.content.map(({ pageUrl }) => pageUrl)).toEqual(paths.toSorted().map(url));
      const last = await pagesOf('desc', 'totalIssues', { page: 1, size: 1 });
      expect(last?.content).toEqual(list?.content.slice(1, 2));
      expect(last?.totalElements).toBe(paths.length);
      const start = list?.content.find(({ pageUrl }) => pageUrl === url('/'));
      if (start) expect(start.sinceLastScan).toEqual({ new: 2, unchanged: 3, fixed: 1 });
    },
  );

  const NEW = ['image-alt-5', 'image-alt-6'];
  const UNCHANGED = ['image-alt-2', 'image-alt-3', 'image-alt-4'];
  const THERE = ['image-alt-2', 'image-alt-5', 'image-alt-3', 'image-alt-6', 'image-alt-4'];
  const FIXED = ['image-alt-1'];

  it.each([
    ['', THERE, []],
    [',', THERE, []],
    ['NEW', NEW, []],
    ['UNCHANGED', UNCHANGED, []],
    ['NEW,UNCHANGED', THERE, []],
    ['FIXED', [], FIXED],
    ['FIXED,NEW', NEW, FIXED],
    ['UNCHANGED,FIXED', UNCHANGED, FIXED],
    ['NEW,UNCHANGED,FIXED', THERE, FIXED],
    ['bogus', [], []],
  ])(
    'have the issues that the filter %j lets through, and boxes of those that are there',
    async (filter, there, fixed) => {
      const { second } = await twoScans(database());
      const { organisationId, projectId, scanId } = second;
      const pageId = await pageIdOf(database(), second, '/');
      const of = [database(), organisationId, projectId, scanId, pageId, 'image-alt'] as const;
      const read = (paging: { page: number; size: number }) =>
        listIssues(...of, { ...paging, filterSinceLastScan: filter });
      const list = await read(ALL);
      expect(list?.content.map(({ id }) => id)).toEqual([...there, ...fixed]);
      expect(list?.totalElements).toBe(there.length + fixed.length);
      expect(list?.sinceLastScan).toEqual({ new: 2, unchanged: 3, fixed: 1 });
      for (const { id, sinceLastScan, boundingBoxes, screenshots } of list?.content ?? []) {
        const state = FIXED.includes(id) ? 'FIXED' : NEW.includes(id) ? 'NEW' : 'UNCHANGED';
        expect(sinceLastScan, id).toBe(state);
        expect(Object.keys(boundingBoxes), id).toEqual(state === 'FIXED' ? [] : ['desktop']);
        expect(Object.keys(screenshots.SCREENSHOT), id).toEqual(state === 'FIXED' ? [] : ['desktop']);
      }
      for (const size of [1, 2, 4]) {
        const parts = await Promise.all([0, 1, 2, 3, 4, 5, 6].map((page) => read({ page, size })));
        expect(parts.flatMap((part) => part?.content ?? [])).toEqual(list?.content);
      }
      const boxes = await listIssueBoxes(...of, { filterSinceLastScan: filter });
      expect(boxes?.content.map(({ id, position }) => [id, position])).toEqual(
        there.map((id, at) => [id, at]),
      );
      expect(boxes?.totalElements).toBe(there.length);
    },
  );

  it('have what is mended of a page that does not fail any more', async () => {
    const { second } = await twoScans(database());
    const { organisationId, projectId, scanId } = second;
    const pageId = await pageIdOf(database(), second, '/b');
    const of = [database(), organisationId, projectId, scanId, pageId, 'image-alt'] as const;
    expect(await listIssues(...of, ALL)).toMatchObject({ content: [], totalElements: 0 });
    expect(await listIssues(...of, { ...ALL, filterSinceLastScan: 'FIXED' })).toMatchObject({
      content: [{ id: 'image-alt-1', pageUrl: url('/b') }],
      totalElements: 1,
    });
  });

  it('of a first scan have nothing to compare with', async () => {
    const { first } = await twoScans(database());
    const { organisationId, projectId, scanId } = first;
    const pageId = await pageIdOf(database(), first, '/');
    const of = [database(), organisationId, projectId, scanId, pageId, 'image-alt'] as const;
    const list = await listIssues(...of, ALL);
    expect(list).not.toHaveProperty('sinceLastScan');
    expect(list?.content[0]).not.toHaveProperty('sinceLastScan');
    for (const filterSinceLastScan of ['NEW', 'NEW,UNCHANGED', 'NEW,UNCHANGED,FIXED']) {
      const none = await listIssues(...of, { ...ALL, filterSinceLastScan });
      expect(none).toEqual({ content: [], totalElements: 0 });
      expect(await listIssueBoxes(...of, { filterSinceLastScan })).toEqual({ content: [], totalElements: 0 });
    }
  });
});

describeOnBothDatabases('the boxes of a page', (database) => {
  it('are the first 5,000, in document order', async () => {
    const scan = await endedScan(database(), {
      '/': scannedPage({ findings: Array.from({ length: 5_003 }, (_, at) => finding('image-alt', at)) }),
    });
    const { organisationId, projectId, scanId } = scan;
    const pageId = await pageIdOf(database(), scan, '/');
    const of = [database(), organisationId, projectId, scanId, pageId] as const;
    const list = await listIssueBoxes(...of, 'image-alt', {});
    expect(list?.totalElements).toBe(5_003);
    expect(list?.content).toHaveLength(5_000);
    const { id, target, boundingBoxes } = finding('image-alt', 4_999);
    expect(list?.content.at(-1)).toEqual({ id, position: 4_999, target, boundingBoxes });
    expect(await listIssueBoxes(...of, 'link-name', {})).toEqual({ content: [], totalElements: 0 });
  });
});
