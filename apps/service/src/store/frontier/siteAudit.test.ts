import type { DuplicateType, PageAudit, SiteAuditRecord } from '@sitelens/scanner';
import { and, asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Database } from '../database.ts';
import { duplicateGroups, siteAuditCounts } from '../schema.ts';
import { describeOnBothDatabases } from '../testing/databases.testing.ts';
import { endPage, recordsOf, scanWithPages } from '../testing/linkScans.testing.ts';
import { expectRollupsToEqualARecount } from '../testing/recount.testing.ts';

const pathsOf = (count: number) => Array.from({ length: count }, (_, at) => `/${at}`);
const url = (path: string) => `https://www.example.com${path}`;

const withoutTitle = (path: string): SiteAuditRecord => ({
  issueType: 'MISSING_TITLE',
  issueDetails: { page_url: { href: url(path) } },
});

const titled = (content: string): Pick<PageAudit, 'contents'> => ({
  contents: [{ issueType: 'DUPLICATE_TITLE_TAGS', content }],
});

/** Those that are issues, by their place. */
async function duplicatesOf(db: Database, scanId: string, type: DuplicateType = 'DUPLICATE_TITLE_TAGS') {
  const rows = await db.queries
    .select()
    .from(duplicateGroups)
    .where(and(eq(duplicateGroups.scanId, scanId), eq(duplicateGroups.issueType, type)))
    .orderBy(asc(duplicateGroups.position));
  return rows
    .filter(({ position }) => position !== null)
    .map(({ content, totalPages, pageUrls }) => ({ content, totalPages, pageUrls }));
}

async function revisionsOf(db: Database, scanId: string): Promise<Record<string, number>> {
  const rows = await db.queries.select().from(siteAuditCounts).where(eq(siteAuditCounts.scanId, scanId));
  return Object.fromEntries(rows.map(({ issueType, revision }) => [issueType, revision]));
}

describeOnBothDatabases('the site audit of a scan', (database) => {
  it('keeps the issues of its pages in the order in which they were found', async () => {
    const { scanId } = await scanWithPages(database(), ['/a', '/b']);
    await endPage(database(), scanId, '/b', { records: [withoutTitle('/b'), withoutTitle('/b#again')] });
    await endPage(database(), scanId, '/a', { records: [withoutTitle('/a')] });
    expect(await recordsOf(database(), scanId)).toEqual(
      ['/b', '/b#again', '/a'].map((path) => withoutTitle(path)),
    );
    expect(await revisionsOf(database(), scanId)).toEqual({ MISSING_TITLE: 2 });
    await expectRollupsToEqualARecount(database(), scanId);
  });

  it('keeps of hostile text what a database can keep', async () => {
    const { scanId } = await scanWithPages(database(), ['/a', '/b']);
    const issueDetails = { page_url: { href: url('/a') }, html: { html0: '<title>\0\uDC00' } };
    const record: SiteAuditRecord = { issueType: 'MULTIPLE_TITLE_TAGS_ON_PAGE', issueDetails };
    await endPage(database(), scanId, '/a', { records: [record], ...titled('A\0B') });
    await endPage(database(), scanId, '/b', titled('A\0B'));
    const [kept] = await recordsOf(database(), scanId);
    expect(kept?.issueDetails).toMatchObject({ html: { html0: '<title>\uFFFD\uFFFD' } });
    expect(await duplicatesOf(database(), scanId)).toMatchObject([{ content: 'A\uFFFDB' }]);
  });
});

describeOnBothDatabases('duplicates', (database) => {
  it('are issues from their second page on, and keep their places while they grow', async () => {
    const { scanId } = await scanWithPages(database(), pathsOf(6));
    const contents = ['First', 'Second', 'Second', 'First', 'Second', 'Alone'];
    for (const [at, content] of contents.entries()) {
      await endPage(database(), scanId, `/${at}`, titled(content));
    }
    expect(await duplicatesOf(database(), scanId)).toEqual([
      { content: 'Second', totalPages: 3, pageUrls: ['/1', '/2', '/4'].map(url) },
      { content: 'First', totalPages: 2, pageUrls: ['/0', '/3'].map(url) },
    ]);
    expect(await revisionsOf(database(), scanId)).toEqual({ DUPLICATE_TITLE_TAGS: 3 });
    await expectRollupsToEqualARecount(database(), scanId);
  });

  it('are told apart by case, and by type', async () => {
    const { scanId } = await scanWithPages(database(), pathsOf(2));
    await endPage(database(), scanId, '/0', titled('Shop'));
    await endPage(database(), scanId, '/1', {
      contents: [
        { issueType: 'DUPLICATE_TITLE_TAGS', content: 'shop' },
        { issueType: 'DUPLICATE_H1_TAGS', content: 'Shop' },
      ],
    });
    expect(await revisionsOf(database(), scanId)).toEqual({});
  });

  it('list their first hundred pages, and count them all', async () => {
    const { scanId } = await scanWithPages(database(), pathsOf(102));
    for (const path of pathsOf(102)) await endPage(database(), scanId, path, titled('Shop'));
    expect(await duplicatesOf(database(), scanId)).toEqual([
      { content: 'Shop', totalPages: 102, pageUrls: pathsOf(100).map(url) },
    ]);
    expect(await revisionsOf(database(), scanId)).toEqual({ DUPLICATE_TITLE_TAGS: 101 });
  });

  it('of long contents are told apart to their ends', async () => {
    const { scanId } = await scanWithPages(database(), pathsOf(3));
    const long = 'x'.repeat(1_000_000);
    for (const [at, end] of ['a', 'b', 'a'].entries()) {
      await endPage(database(), scanId, `/${at}`, titled(long + end));
    }
    expect(await duplicatesOf(database(), scanId)).toEqual([
      { content: `${long}a`, totalPages: 2, pageUrls: ['/0', '/2'].map(url) },
    ]);
  });

  it('are those of a model, whatever the pages have in common', async () => {
    const types = ['DUPLICATE_TITLE_TAGS', 'DUPLICATE_H1_TAGS', 'DUPLICATE_META_OG_TITLE_TAGS'] as const;
    const { scanId } = await scanWithPages(database(), pathsOf(60));
    const pagesOf = new Map<string, string[]>();
    const places: string[] = [];
    let seed = 5;
    const below = (limit: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % limit;
    };
    for (const path of pathsOf(60).toSorted()) {
      const contents = types
        .filter(() => below(3) > 0)
        .map((issueType) => ({ issueType, content: `Content ${below(25)}` }));
      for (const { issueType, content } of contents) {
        const group = `${issueType} ${content}`;
        const ofGroup = [...(pagesOf.get(group) ?? []), url(path)];
        pagesOf.set(group, ofGroup);
        if (ofGroup.length === 2) places.push(group);
      }
      await endPage(database(), scanId, path, { contents });
    }
    expect(places.length).toBeGreaterThan(30);
    for (const type of types) {
      expect(await duplicatesOf(database(), scanId, type)).toEqual(
        places
          .filter((group) => group.startsWith(type))
          .map((group) => ({
            content: group.slice(type.length + 1),
            totalPages: pagesOf.get(group)?.length,
            pageUrls: pagesOf.get(group),
          })),
      );
    }
    await expectRollupsToEqualARecount(database(), scanId);
  });
});
