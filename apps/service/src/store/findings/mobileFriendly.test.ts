import { expect, it } from 'vitest';
import type { Database } from '../database.ts';
import { listPages } from '../pages.ts';
import { findScan } from '../scans.ts';
import { describeOnBothDatabases } from '../testing/databases.testing.ts';
import { endedScan, finding, nextScan, scannedPage } from '../testing/scans.testing.ts';
import { listCategories } from './categories.ts';
import { listIssues } from './issueList.ts';
import { listMobileFriendlyCategories, toMobileFriendlyIssues } from './mobileFriendly.ts';
import { listRulePages } from './rulePages.ts';

const PAGING = { page: 0, size: 10 };
const SEVEREST = { order: 'desc', orderBy: 'impact' } as const;
const BOX = { top: 0.1, bottom: 0.2, left: 0.1, right: 0.2 };

const mobile = (ruleId: string, at: number, impact = 'serious') =>
  finding(ruleId, at, {
    impact: impact === 'critical' ? 'critical' : 'serious',
    tags: [],
    screenSizes: ['phone'],
    boundingBoxes: { phone: BOX },
  });

const RESULTS = {
  '/': scannedPage({
    links: ['https://www.example.com/a'],
    findings: [finding('image-alt', 0)],
    mobileFindings: [mobile('viewport-not-set', 0, 'critical'), mobile('tap-target-too-small', 0)],
  }),
  '/a': scannedPage({ mobileFindings: [0, 1, 2].map((at) => mobile('tap-target-too-small', at)) }),
};

const read = (db: Database, scan: Awaited<ReturnType<typeof endedScan>>, view = {}) =>
  listMobileFriendlyCategories(db, scan.organisationId, scan.projectId, scan.scanId, {
    ...PAGING,
    ...SEVEREST,
    ...view,
  });

describeOnBothDatabases('mobile-friendliness issues', (database) => {
  it('are listed by themselves, and accessibility without them', async () => {
    const scan = await endedScan(database(), RESULTS);
    const { organisationId, projectId, scanId } = scan;
    expect(await read(database(), scan)).toEqual({
      data: [
        { id: 'viewport-not-set', totalIssues: 1, totalPages: 1, impact: 'critical' },
        { id: 'tap-target-too-small', totalIssues: 4, totalPages: 2, impact: 'serious' },
      ],
      paginationDetails: { totalRecords: 2, currentPage: 0, limit: 10 },
      facets: {
        impact: [
          { value: 'critical', count: 1 },
          { value: 'serious', count: 1 },
        ],
        sinceLastScan: [],
      },
    });
    const view = { ...PAGING, ...SEVEREST };
    const accessibility = await listCategories(database(), organisationId, projectId, scanId, view);
    expect(accessibility?.data.map(({ id }) => id)).toEqual(['image-alt']);
    const found = await findScan(database(), organisationId, projectId, scanId);
    expect(found?.accessibilityIssues).toBe(1);
  });

  it('are filtered, ordered and cut into parts', async () => {
    const scan = await endedScan(database(), RESULTS);
    const ids = async (view: object) => (await read(database(), scan, view))?.data.map(({ id }) => id);
    expect(await ids({ filterImpact: 'serious' })).toEqual(['tap-target-too-small']);
    expect(await ids({ order: 'asc', orderBy: 'id' })).toEqual(['tap-target-too-small', 'viewport-not-set']);
    expect(await ids({ page: 1, size: 1 })).toEqual(['tap-target-too-small']);
  });

  it('have their pages, and on a page their elements with the box at the phone', async () => {
    const { organisationId, projectId, scanId } = await endedScan(database(), RESULTS);
    const order = { order: 'desc', orderBy: 'totalIssues' } as const;
    const rows = await listRulePages(database(), organisationId, projectId, scanId, 'tap-target-too-small', {
      ...PAGING,
      ...order,
    });
    expect(rows?.content.map(({ totalIssues }) => totalIssues)).toEqual([3, 1]);
    const { data } = (await listPages(database(), organisationId, projectId, scanId, PAGING)) ?? { data: [] };
    const pageId = data[1]?.id ?? '';
    const of = [organisationId, projectId, scanId, pageId, 'tap-target-too-small'] as const;
    const list = await listIssues(database(), ...of, PAGING);
    if (list === undefined) throw new Error('There is no such page.');
    expect(toMobileFriendlyIssues(list, 'serious', PAGING)).toMatchObject({
      data: { impact: 'serious', issues: [{ boundingBox: BOX }, { boundingBox: BOX }, { boundingBox: BOX }] },
      paginationDetails: { totalRecords: 3, currentPage: 0, limit: 10 },
    });
  });

  it('are compared with those of the scan before', async () => {
    const first = await endedScan(database(), RESULTS);
    const mended = { '/': scannedPage({ mobileFindings: [mobile('tap-target-too-small', 0)] }) };
    const second = await nextScan(database(), first, { ...mended, '/a': RESULTS['/a'] });
    expect(await read(database(), second, { filterSinceLastScan: 'FIXED' })).toMatchObject({
      data: [{ id: 'viewport-not-set', sinceLastScan: { new: 0, unchanged: 0, fixed: 1 } }],
    });
    expect(await read(database(), second)).toMatchObject({
      data: [{ id: 'tap-target-too-small', sinceLastScan: { new: 0, unchanged: 1, fixed: 0 } }],
    });
  });
});
