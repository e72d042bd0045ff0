import type { Finding } from '@sitelens/scanner';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { listCommonComponents } from './commonComponents.ts';
import type { Database } from './database.ts';
import { listPages } from './pages.ts';
import { projects, scanComponents, scans } from './schema.ts';
import { describeOnBothDatabases } from './testing/databases.testing.ts';
import { expectRollupsToEqualARecount } from './testing/recount.testing.ts';
import {
  crawlToTheEnd,
  endedScan,
  finding,
  type NewScan,
  newScan,
  scannedPage,
} from './testing/scans.testing.ts';

const url = (path: string) => `https://www.example.com${path}`;
const ALL = { page: 0, size: 50, order: 'desc', orderBy: 'count' } as const;
const element = (ruleId: string, html: string, changes: Partial<Finding> = {}) =>
  finding(ruleId, Number.parseInt(html.replaceAll(/\D/g, ''), 10) || 0, { html, ...changes });

/** Found on each of seven pages, with what differs from page to page. */
const logo = (number: number) =>
  element('image-alt', `<img id="logo-${number}" src="/logo.png?v=${number}" class="logo">`);
const social = (number: number) =>
  element('link-name', `<a href="https://social.example/shop?from=${number}" data-n="${number}"></a>`, {
    impact: 'serious',
    tags: ['wcag2a', 'wcag244'],
  });

/** A header's logo on 7 pages, a footer's link twice on 6, pale words on 2, and what is on one page alone. */
function shop(db: Database): Promise<NewScan> {
  const numbers = [1, 2, 3, 4, 5, 6];
  const pale = (text: string) => element('color-contrast', `<p>${text}</p>`, { impact: 'serious' });
  const ofPage = (number: number) => [
    logo(number),
    ...(number > 0 ? [social(number), social(number)] : []),
    ...(number < 2 ? [pale('Made in 1987')] : []),
    ...(number === 3 ? [pale('Only here'), pale('Only here')] : []),
  ];
  return endedScan(db, {
    '/': scannedPage({ links: numbers.map((number) => url(`/${number}`)), findings: ofPage(0) }),
    ...Object.fromEntries(numbers.map((number) => [`/${number}`, scannedPage({ findings: ofPage(number) })])),
  });
}

const IMPACTS_OF = { a: 'critical', b: 'serious', c: 'minor', d: 'critical', e: 'serious' } as const;

/** Three rules on 7 pages, two on 3, and a second component of the first rule on 2. */
function fiveRules(db: Database): Promise<NewScan> {
  const numbers = [1, 2, 3, 4, 5, 6];
  const ofPage = (number: number) => [
    ...(['a', 'b', 'c', 'd', 'e'] as const)
      .filter((ruleId) => ruleId < 'd' || number < 3)
      .map((ruleId) => element(ruleId, `<p>Page ${number}</p>`, { impact: IMPACTS_OF[ruleId] })),
    ...(number < 2 ? [element('a', `<p>Another on ${number}</p>`, { impact: 'minor' })] : []),
  ];
  return endedScan(db, {
    '/': scannedPage({ links: numbers.map((number) => url(`/${number}`)), findings: ofPage(0) }),
    ...Object.fromEntries(numbers.map((number) => [`/${number}`, scannedPage({ findings: ofPage(number) })])),
  });
}

function list(db: Database, { organisationId, projectId, scanId }: NewScan, changes = {}) {
  return listCommonComponents(db, organisationId, projectId, scanId, { ...ALL, ...changes });
}

describeOnBothDatabases('common components', (database) => {
  it('are those that fail a rule on more than one page, the most frequent first', async () => {
    const scan = await shop(database());
    const found = await list(database(), scan);
    expect(found?.content.map(({ ruleId, count, totalPages }) => [ruleId, count, totalPages])).toEqual([
      ['link-name', 12, 6],
      ['image-alt', 7, 7],
      ['color-contrast', 2, 2],
    ]);
    expect(found?.totalElements).toBe(3);
    expect(found).not.toHaveProperty('redaction');
    expect(found?.content[0]).toMatchObject({
      id: expect.stringMatching(/^link-name:[0-9a-f]{16}$/),
      impact: 'serious',
      tags: ['wcag2a', 'wcag244'],
      target: social(1).target,
      redactedExamples: 0,
    });
    await expectRollupsToEqualARecount(database(), scan.scanId);
  });

  it('have five examples at most, each an issue of another page', async () => {
    const scan = await shop(database());
    const found = await list(database(), scan, { orderBy: 'ruleId', order: 'asc' });
    const { organisationId, projectId, scanId } = scan;
    const pages = await listPages(database(), organisationId, projectId, scanId, { page: 0, size: 50 });
    const [pale, logos] = found?.content ?? [];
    expect(pale?.examples.map(({ pageUrl }) => pageUrl)).toEqual([url('/'), url('/1')]);
    expect(logos?.examples).toHaveLength(5);
    for (const [at, example] of logos?.examples.entries() ?? []) {
      const page = pages?.data[at];
      const { id, html, target, screenSizes, boundingBoxes } = logo(at);
      expect(example).toEqual({
        issueId: id,
        pageId: page?.id,
        pageUrl: page?.url,
        html,
        target,
        screenSizes,
        boundingBoxes,
      });
    }
  });

  it.each([
    ['desc', 'count', 'a7 b7 c7 d3 e3 a2'],
    ['asc', 'count', 'a2 d3 e3 a7 b7 c7'],
    ['desc', 'impact', 'a7 d3 b7 e3 a2 c7'],
    ['asc', 'impact', 'a2 c7 b7 e3 a7 d3'],
    ['desc', 'ruleId', 'e3 d3 c7 b7 a7 a2'],
    ['asc', 'ruleId', 'a7 a2 b7 c7 d3 e3'],
  ] as const)('are listed and paged, %s by %s', async (order, orderBy, expected) => {
    const scan = await fiveRules(database());
    const whole = await list(database(), scan, { order, orderBy });
    expect(whole?.content.map(({ ruleId, count }) => `${ruleId}${count}`).join(' ')).toBe(expected);
    const parts = await Promise.all(
      [0, 1, 2, 3].map((page) => list(database(), scan, { order, orderBy, size: 2, page })),
    );
    expect(parts.flatMap((part) => part?.content ?? [])).toEqual(whole?.content);
    expect(parts.map((part) => part?.totalElements)).toEqual([6, 6, 6, 6]);
  });

  it('are listed redacted to a visitor of a public project: the rules that they see, without examples', async () => {
    const scan = await fiveRules(database());
    const { projectId, scanId } = scan;
    const asVisitor = (changes = {}) =>
      listCommonComponents(database(), undefined, projectId, scanId, { ...ALL, ...changes });
    expect(await asVisitor()).toBeUndefined();
    await database().queries.update(projects).set({ isPublic: true }).where(eq(projects.id, projectId));
    const found = await asVisitor();
    expect(found?.content.map(({ ruleId, count }) => `${ruleId}${count}`)).toEqual(['a7', 'b7', 'd3', 'a2']);
    expect(found?.content.map(({ redactedExamples }) => redactedExamples)).toEqual([5, 5, 3, 2]);
    expect(found?.content.every(({ examples }) => examples.length === 0)).toBe(true);
    expect(found?.totalElements).toBe(4);
    expect(found?.redaction).toEqual({ reason: 'FREEMIUM', redactedCount: 2 });
    const second = await asVisitor({ size: 3, page: 1 });
    expect(second?.content).toEqual(found?.content.slice(3));
  });

  it('of a scan from before they were kept are summed up when they are first asked for', async () => {
    const scan = await shop(database());
    const before = await list(database(), scan);
    await database().queries.delete(scanComponents).where(eq(scanComponents.scanId, scan.scanId));
    await database().queries.update(scans).set({ commonComponents: null }).where(eq(scans.id, scan.scanId));
    const [one, other] = await Promise.all([list(database(), scan), list(database(), scan)]);
    expect(one).toEqual(before);
    expect(other).toEqual(before);
    await expectRollupsToEqualARecount(database(), scan.scanId);
  });

  it('of a scan that was running when they came to be kept are summed up once it has ended', async () => {
    const scan = await newScan(database());
    await database().queries.update(scans).set({ commonComponents: null }).where(eq(scans.id, scan.scanId));
    expect(await list(database(), scan)).toEqual({ content: [], totalElements: 0 });
    const links = [url('/1'), url('/2')];
    await crawlToTheEnd(database(), scan.scanId, {
      '/': scannedPage({ links, findings: [logo(0)] }),
      '/1': scannedPage({ findings: [logo(1)] }),
      '/2': scannedPage({ findings: [social(2)] }),
    });
    const found = await list(database(), scan);
    expect(found?.content.map(({ ruleId, totalPages }) => [ruleId, totalPages])).toEqual([['image-alt', 2]]);
    await expectRollupsToEqualARecount(database(), scan.scanId);
  });

  it('are none in a scan that has none, and nothing to who may not know of it', async () => {
    const scan = await newScan(database());
    expect(await list(database(), scan)).toEqual({ content: [], totalElements: 0 });
    const other = await newScan(database());
    const stranger = { ...scan, organisationId: other.organisationId };
    expect(await list(database(), stranger)).toBeUndefined();
    expect(await list(database(), { ...scan, projectId: other.projectId })).toBeUndefined();
  });
});
