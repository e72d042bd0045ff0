import { NO_AUDIT, type SiteAuditRecord } from '@sitelens/scanner';
import { expect, it } from 'vitest';
import type { Database } from '../database.ts';
import { listPages } from '../pages.ts';
import { setProjectPublic } from '../projects.ts';
import { describeOnBothDatabases } from '../testing/databases.testing.ts';
import { crawlToTheEnd, endedScan, type NewScan, newScan, scannedPage } from '../testing/scans.testing.ts';
import { countSiteAuditIssues } from './siteAuditCounts.ts';
import { listSiteAuditIssues } from './siteAuditIssues.ts';

const url = (path: string) => `https://www.example.com${path}`;

const short = (content: string): SiteAuditRecord<'TITLE_TOO_SHORT'> => ({
  issueType: 'TITLE_TOO_SHORT',
  issueDetails: {
    content: { text: content },
    content_length: { text: String(content.length) },
    page_url: { href: url('/') },
  },
});

const titled = (content: string) => ({
  ...NO_AUDIT,
  contents: [{ issueType: 'DUPLICATE_TITLE_TAGS', content }] as const,
});

/** Twelve short titles on the start page, and pages `/0` to `/119` of which all but the first share a title. */
async function auditedScan(db: Database): Promise<NewScan> {
  const paths = Array.from({ length: 120 }, (_, at) => `/${at}`);
  const records = Array.from({ length: 12 }, (_, at) => short(`Title ${at}`));
  const pages = paths.map((path, at) => [
    path,
    scannedPage({ siteAudit: titled(at === 0 ? 'Alone' : 'Shop') }),
  ]);
  const scan = await newScan(db, { maxPages: 200 });
  await crawlToTheEnd(db, scan.scanId, {
    '/': scannedPage({ links: paths.map(url), siteAudit: { ...NO_AUDIT, records } }),
    ...Object.fromEntries(pages),
  });
  return scan;
}

describeOnBothDatabases('site-audit issues', (database) => {
  it('are counted by type, without types that were not found', async () => {
    const { organisationId, projectId, scanId } = await auditedScan(database());
    expect(await countSiteAuditIssues(database(), organisationId, projectId, scanId)).toEqual({
      TITLE_TOO_SHORT: { count: 12, revision: expect.any(Number) },
      DUPLICATE_TITLE_TAGS: { count: 1, revision: expect.any(Number) },
    });
  });

  it('are listed in the order in which they were found, by parts or at once', async () => {
    const { organisationId, projectId, scanId } = await auditedScan(database());
    const of = [database(), organisationId, projectId, scanId, 'TITLE_TOO_SHORT'] as const;
    const second = await listSiteAuditIssues(...of, { page: 1, size: 10 });
    expect(second).toMatchObject({ status: 'data', totalElements: 12 });
    expect(second?.data).toEqual([short('Title 10'), short('Title 11')]);
    expect((await listSiteAuditIssues(...of, { page: 0 }))?.data).toHaveLength(12);
    expect((await listSiteAuditIssues(...of, { page: 7, size: 10 }))?.data).toEqual([]);
  });

  it('that are duplicates name the first 100 pages, and how many there are', async () => {
    const { organisationId, projectId, scanId } = await auditedScan(database());
    const of = [database(), organisationId, projectId, scanId, 'DUPLICATE_TITLE_TAGS'] as const;
    const { data } = (await listSiteAuditIssues(...of, { page: 0, size: 10 })) ?? { data: [] };
    expect(data).toMatchObject([{ issueDetails: { content: { text: 'Shop' } }, totalPages: 119 }]);
    const listed = data[0]?.issueDetails.page_urls ?? {};
    expect(Object.keys(listed)).toHaveLength(100);
    expect(listed).toMatchObject({ href0: url('/1'), href99: url('/100') });
  });

  it('of a type that was not found are an empty list', async () => {
    const { organisationId, projectId, scanId } = await auditedScan(database());
    const of = [database(), organisationId, projectId, scanId, 'MISSING_TITLE'] as const;
    expect(await listSiteAuditIssues(...of, { page: 0, size: 10 })).toEqual({
      status: 'data',
      data: [],
      totalElements: 0,
      revision: 0,
    });
  });

  it('are three of each type to a redacted reader, who is told how many there are', async () => {
    const { organisationId, projectId, scanId } = await auditedScan(database());
    await setProjectPublic(database(), organisationId, projectId, true);
    const of = [database(), undefined, projectId, scanId, 'TITLE_TOO_SHORT'] as const;
    const first = await listSiteAuditIssues(...of, { page: 0, size: 10 });
    expect(first?.data).toEqual([short('Title 0'), short('Title 1'), short('Title 2')]);
    expect(first).toMatchObject({
      totalElements: 12,
      redaction: { reason: 'FREEMIUM', redactedCount: 9 },
    });
    expect((await listSiteAuditIssues(...of, { page: 1, size: 10 }))?.data).toEqual([]);
    expect((await listSiteAuditIssues(...of, { page: 0 }))?.data).toHaveLength(3);
    const counts = await countSiteAuditIssues(database(), undefined, projectId, scanId);
    expect(counts).toMatchObject({ TITLE_TOO_SHORT: { count: 12 } });
  });

  it('of a page that could be read, but not be checked, count, and it leads on', async () => {
    const { organisationId, projectId, scanId } = await endedScan(database(), {
      '/': {
        outcome: 'FAILED',
        reason: 'TIMED_OUT',
        detail: 'Checking accessibility took too long.',
        read: { links: [url('/a')], siteAudit: { ...NO_AUDIT, records: [short('Huge')] } },
      },
      '/a': scannedPage(),
    });
    const of = [database(), organisationId, projectId, scanId] as const;
    expect(await countSiteAuditIssues(...of)).toMatchObject({ TITLE_TOO_SHORT: { count: 1 } });
    const pages = await listPages(...of, { page: 0, size: 10 });
    expect(pages?.data.map(({ outcome }) => outcome)).toEqual(['FAILED', 'SCANNED']);
  });
});
