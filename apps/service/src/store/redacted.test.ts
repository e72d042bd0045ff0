import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Database } from './database.ts';
import { fileAccess } from './fileAccess.ts';
import { listCategories } from './findings/categories.ts';
import { listIssueBoxes } from './findings/issueBoxes.ts';
import { listIssues } from './findings/issueList.ts';
import { listRulePages } from './findings/rulePages.ts';
import { findPage, listPages } from './pages.ts';
import { findProject, listProjectsWithLatestScans, setProjectPublic, updateProject } from './projects.ts';
import { findScan, listScans } from './scans.ts';
import { scans, subscriptions } from './schema.ts';
import { describeOnBothDatabases } from './testing/databases.testing.ts';
import {
  endedScan,
  finding,
  type NewScan,
  newScan,
  SETTINGS,
  scannedPage,
  tile,
} from './testing/scans.testing.ts';
import { visibleRules } from './visible.ts';

const ALL = { page: 0, size: 50 };
const SEVEREST = { order: 'desc', orderBy: 'impact' } as const;
const MOST_ISSUES = { order: 'desc', orderBy: 'totalIssues' } as const;
const FREEMIUM = { reason: 'FREEMIUM' };
const url = (path: string) => `https://www.example.com${path}`;
const times = (count: number, ruleId: string, changes = {}) =>
  Array.from({ length: count }, (_, at) => finding(ruleId, at, changes));

/**
 * Visible are the three critical rules: image-alt with its page `/2`, found before `/3` with as many issues, then
 * label on `/1` and zebra-rule, which the catalogue does not know, on `/3`, alike but for their ids.
 */
async function publicScan(db: Database): Promise<NewScan> {
  const paths = ['/1', '/2', '/3', '/4', '/5', '/6', '/7', '/8'];
  const serious = { impact: 'serious' };
  const results = Object.fromEntries(
    paths.map((path) => [path, scannedPage({ findings: times(1, 'image-alt') })]),
  );
  const scan = await endedScan(db, {
    ...results,
    '/': scannedPage({ links: paths.map(url) }),
    '/1': scannedPage({
      tiles: [tile('SCREENSHOT', 0), tile('THUMBNAIL', 0)],
      findings: [
        ...times(2, 'label'),
        ...times(2, 'list', serious),
        ...times(2, 'region', { impact: 'minor' }),
      ],
    }),
    '/2': scannedPage({ findings: times(9, 'image-alt') }),
    '/3': scannedPage({ findings: [...times(9, 'image-alt'), ...times(2, 'zebra-rule')] }),
  });
  await setProjectPublic(db, scan.organisationId, scan.projectId, true);
  return scan;
}

async function pageIdOf(db: Database, { organisationId, projectId, scanId }: NewScan, path: string) {
  const list = await listPages(db, organisationId, projectId, scanId, ALL);
  return list?.data.find((page) => page.url === url(path))?.id ?? '';
}

describeOnBothDatabases('to a visitor of a public project', (database) => {
  it('the first three rules are visible, each with its first page', async () => {
    const scan = await publicScan(database());
    const [first, second] = [await pageIdOf(database(), scan, '/1'), await pageIdOf(database(), scan, '/2')];
    expect(await visibleRules(database().queries, scan.scanId, 'ACCESSIBILITY')).toMatchObject([
      { ruleId: 'image-alt', pageId: second },
      { ruleId: 'label', pageId: first },
      { ruleId: 'zebra-rule', pageId: await pageIdOf(database(), scan, '/3') },
    ]);
  });

  it('categories are the visible ones, in the order and by the filters asked for', async () => {
    const { projectId, scanId } = await publicScan(database());
    const read = (view = {}) =>
      listCategories(database(), undefined, projectId, scanId, { ...ALL, ...SEVEREST, ...view });
    const list = await read();
    expect(list?.data.map(({ id, totalIssues }) => [id, totalIssues])).toEqual([
      ['image-alt', 23],
      ['label', 2],
      ['zebra-rule', 2],
    ]);
    expect(list?.paginationDetails.totalRecords).toBe(3);
    expect(list?.facets.impact).toEqual([{ value: 'critical', count: 3 }]);
    expect(list?.redaction).toEqual({ ...FREEMIUM, redactedCount: 2 });
    const ordered = await read({ orderBy: 'id', size: 2, page: 1 });
    expect(ordered?.data.map(({ id }) => id)).toEqual(['image-alt']);
    const serious = await read({ filterImpact: 'serious' });
    expect(serious).toMatchObject({ data: [], redaction: { redactedCount: 2 } });
  });

  it("a visible rule's pages are the first one, and five that say only how many issues they have", async () => {
    const scan = await publicScan(database());
    const { projectId, scanId } = scan;
    const read = (view = {}) =>
      listRulePages(database(), undefined, projectId, scanId, 'image-alt', {
        ...ALL,
        ...MOST_ISSUES,
        ...view,
      });
    const list = await read();
    expect(list).toMatchObject({ totalElements: 7, rule: { totalIssues: 23 } });
    expect(list?.redaction).toEqual({ ...FREEMIUM, redactedCount: 6 });
    expect(
      list?.content.map(({ pageUrl, totalIssues, redacted }) => [pageUrl, totalIssues, redacted]),
    ).toEqual([
      [url('/2'), 9, false],
      ['', 9, true],
      ['', 1, true],
      ['', 1, true],
      ['', 1, true],
      ['', 1, true],
    ]);
    const nil = '00000000-0000-0000-0000-000000000000';
    expect(list?.content[1]).toEqual({
      id: 'redacted:0',
      pageId: nil,
      pageUrl: '',
      thumbnails: {},
      totalIssues: 9,
      redacted: true,
    });
    expect(new Set(list?.content.map(({ id }) => id)).size).toBe(6);
    expect((await read({ order: 'asc', orderBy: 'pageUrl' }))?.content).toEqual(list?.content);
    expect((await read({ page: 1, size: 1 }))?.content).toEqual([]);
    const fresh = await read({ filterSinceLastScan: 'NEW' });
    expect(fresh?.content).toEqual(list?.content.slice(1));
  });

  it('the first three issues are shown without how to mend them, then five without anything', async () => {
    const scan = await publicScan(database());
    const { organisationId, projectId, scanId } = scan;
    const pageId = await pageIdOf(database(), scan, '/2');
    const of = [projectId, scanId, pageId, 'image-alt'] as const;
    const whole = await listIssues(database(), organisationId, ...of, ALL);
    const list = await listIssues(database(), undefined, ...of, ALL);
    expect(list?.content.slice(0, 3)).toEqual(
      whole?.content.slice(0, 3).map((issue) => ({ ...issue, possibleSolutions: [] })),
    );
    expect(list?.content.slice(3)).toHaveLength(5);
    expect(list?.content[3]).toEqual({
      id: 'redacted:0',
      ruleId: 'image-alt',
      html: '',
      target: [],
      relatedNodes: [],
      screenSizes: [],
      boundingBoxes: {},
      redacted: true,
      pageUrl: '',
      tags: ['wcag2a', 'wcag111'],
      possibleSolutions: [],
      mustMatchAll: [],
      mustNotMatch: [],
      impact: 'critical',
      screenshots: { SCREENSHOT: {}, THUMBNAIL: {} },
    });
    expect(list).toMatchObject({ totalElements: 9, fixesRedacted: true });
    expect(list?.redaction).toEqual({ ...FREEMIUM, redactedCount: 6 });
    expect((await listIssues(database(), undefined, ...of, { page: 1, size: 10 }))?.content).toEqual([]);
    const boxes = await listIssueBoxes(database(), undefined, ...of, {});
    expect(boxes?.content.map(({ id }) => id)).toEqual(['image-alt-0', 'image-alt-1', 'image-alt-2']);
    expect(boxes).toMatchObject({ totalElements: 9, redaction: { redactedCount: 6 } });
  });

  it('a visible rule is only counted on a page that is not its own', async () => {
    const scan = await publicScan(database());
    const of = [scan.projectId, scan.scanId, await pageIdOf(database(), scan, '/3'), 'image-alt'] as const;
    const list = await listIssues(database(), undefined, ...of, ALL);
    expect(list?.content.map(({ redacted }) => redacted)).toEqual([true, true, true, true, true]);
    expect(list).toMatchObject({ totalElements: 9, redaction: { redactedCount: 9 } });
    expect(await listIssueBoxes(database(), undefined, ...of, {})).toMatchObject({
      content: [],
      totalElements: 9,
    });
  });

  it('a withheld rule answers as one that did not fail, with how many rules are withheld', async () => {
    const scan = await publicScan(database());
    const { projectId, scanId } = scan;
    const view = { ...ALL, ...MOST_ISSUES };
    const pageId = await pageIdOf(database(), scan, '/1');
    for (const ruleId of ['list', 'region', 'html-has-lang']) {
      const redaction = { ...FREEMIUM, redactedCount: 2 };
      expect(await listRulePages(database(), undefined, projectId, scanId, ruleId, view)).toMatchObject({
        content: [],
        totalElements: 0,
        rule: { id: ruleId, totalIssues: 0, totalPages: 0, tags: [] },
        redaction,
      });
      expect(await listIssues(database(), undefined, projectId, scanId, pageId, ruleId, ALL)).toEqual({
        content: [],
        totalElements: 0,
        fixesRedacted: true,
        redaction,
      });
    }
  });

  it('pages are the visible ones; others, and their pictures, are not there', async () => {
    const scan = await publicScan(database());
    const { projectId, scanId } = scan;
    const list = await listPages(database(), undefined, projectId, scanId, { page: 0, size: 10 });
    expect(list?.data.map((page) => page.url)).toEqual(['/1', '/2', '/3'].map(url));
    expect(list?.paginationDetails.totalRecords).toBe(3);
    expect(list?.redaction).toEqual({ ...FREEMIUM, redactedCount: 6 });
    const failed = await listPages(database(), undefined, projectId, scanId, { ...ALL, outcome: 'FAILED' });
    expect(failed).toMatchObject({ data: [], redaction: { redactedCount: 6 } });
    for (const [path, isVisible] of [
      ['/1', true],
      ['/3', true],
      ['/4', false],
      ['/', false],
    ] as const) {
      const pageId = await pageIdOf(database(), scan, path);
      const page = await findPage(database(), undefined, projectId, scanId, pageId);
      expect(page?.url, path).toBe(isVisible ? url(path) : undefined);
      const picture = `/files/${scanId}/${pageId}/1/desktop-0.jpg`;
      expect(await fileAccess(database(), undefined, picture), path).toBe(
        isVisible ? 'readable' : 'withheld',
      );
    }
  });

  it('a scan does not say which page it is at, and a project not which hosts it has and when it scans', async () => {
    const { organisationId, projectId, scanId } = await newScan(database());
    const schedule = { scheduleEvery: 7, scheduleMillis: 86_400_000 } as const;
    await updateProject(database(), organisationId, projectId, { ...SETTINGS, schedule });
    await setProjectPublic(database(), organisationId, projectId, true);
    await database()
      .queries.update(scans)
      .set({ currentUrl: url('/x') })
      .where(eq(scans.id, scanId));
    const whole = await findProject(database(), organisationId, projectId);
    expect(whole?.scans[0]?.progress.currentUrl).toBe(url('/x'));
    const project = await findProject(database(), undefined, projectId);
    expect(project).toMatchObject({ id: projectId, startUrl: SETTINGS.startUrl, allowedDomains: [] });
    expect(project).not.toHaveProperty('schedule');
    const seen = [project, await findScan(database(), undefined, projectId, scanId)];
    expect(JSON.stringify([seen, await listScans(database(), undefined, projectId)])).not.toContain('/x');
  });

  it('nothing is withheld of a scan that found nothing but its pages', async () => {
    const scan = await endedScan(database(), { '/': scannedPage() });
    const { projectId, scanId } = scan;
    await setProjectPublic(database(), scan.organisationId, projectId, true);
    const view = { ...ALL, ...SEVEREST };
    expect(await listCategories(database(), undefined, projectId, scanId, view)).toMatchObject({
      data: [],
      redaction: { redactedCount: 0 },
    });
    expect(await listPages(database(), undefined, projectId, scanId, ALL)).toMatchObject({
      data: [],
      redaction: { redactedCount: 1 },
    });
  });
});

describeOnBothDatabases('to a member whose trial has expired', (database) => {
  it('scans are redacted with that reason, and the settings are whole', async () => {
    const { organisationId, projectId, scanId } = await newScan(database());
    const schedule = { scheduleEvery: 7, scheduleMillis: 86_400_000 } as const;
    await updateProject(database(), organisationId, projectId, { ...SETTINGS, schedule });
    await database()
      .queries.update(scans)
      .set({ currentUrl: url('/x') })
      .where(eq(scans.id, scanId));
    const owned = eq(subscriptions.organisationId, organisationId);
    await database()
      .queries.update(subscriptions)
      .set({ trialExpires: new Date(0) })
      .where(owned);
    const project = await findProject(database(), organisationId, projectId);
    expect(project).toMatchObject({ allowedDomains: SETTINGS.allowedDomains, schedule });
    const projects = await listProjectsWithLatestScans(database(), organisationId);
    expect(projects).toMatchObject([{ id: projectId, scans: [{ scanId }], schedule }]);
    expect(JSON.stringify([project, projects])).not.toContain('/x');
    const view = { ...ALL, ...SEVEREST };
    const list = await listCategories(database(), organisationId, projectId, scanId, view);
    expect(list?.redaction?.reason).toBe('TRIAL_EXPIRED');
  });
});
