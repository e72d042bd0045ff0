import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Scan, SiteAuditIssue, SiteAuditIssueType } from '@sitelens/api-client/contract';
import type { Scanner } from '@sitelens/scanner';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findScan } from '../store/scans.ts';
import { countSiteAuditIssues } from '../store/siteAudit/siteAuditCounts.ts';
import { listSiteAuditIssues } from '../store/siteAudit/siteAuditIssues.ts';
import { createTestDatabase, type TestDatabase } from '../store/testing/databases.testing.ts';
import { expectRollupsToEqualARecount } from '../store/testing/recount.testing.ts';
import { type NewScan, newScan } from '../store/testing/scans.testing.ts';
import { type SmallSite, serveSmallSite } from './testing/smallSite.testing.ts';
import { openTestScanner, startTestWorker, type TestWorker } from './testing/worker.testing.ts';

let scanner: Scanner;
let location: TestDatabase;
let worker: TestWorker;
let site: SmallSite;

beforeAll(async () => {
  scanner = await openTestScanner();
});
afterAll(() => scanner.close());
beforeEach(async () => {
  location = await createTestDatabase('embedded');
});
afterEach(async () => {
  await worker.close();
  site.close();
  await rm(location.dataDir, { recursive: true, force: true });
});

async function scanToTheEnd(): Promise<{ readonly ids: NewScan; readonly scan: Scan }> {
  const settings = { startUrl: site.startUrl, allowedDomains: ['127.0.0.1'] };
  const ids = await newScan(worker.database, settings);
  await worker.scanQueue.begin(ids.scanId);
  for (;;) {
    const scan = await findScan(worker.database, ids.organisationId, ids.projectId, ids.scanId);
    if (scan?.endedAt !== undefined) return { ids, scan };
    await sleep(50);
  }
}

async function issuesOf(
  { organisationId, projectId, scanId }: NewScan,
  type: SiteAuditIssueType,
): Promise<readonly SiteAuditIssue['issueDetails'][]> {
  const of = [worker.database, organisationId, projectId, scanId] as const;
  const list = await listSiteAuditIssues(...of, type, { page: 0, size: 50 });
  return (list?.data ?? []).map(({ issueDetails }) => issueDetails);
}

const at = (path: string) => new URL(path, site.startUrl).href;

describe('the links of a scan', () => {
  it('are asked for once each, and said to be broken on every page that has them', async () => {
    site = await serveSmallSite({ pages: 4 });
    worker = await startTestWorker(location, scanner);
    const { ids, scan } = await scanToTheEnd();
    expect(scan).toMatchObject({ status: 'COMPLETED', totalPagesScanned: 4 });
    const { linksFound, linksChecked } = scan.progress;
    expect(linksChecked).toBe(linksFound);
    expect(site.linkRequests.toSorted()).toEqual([...new Set(site.linkRequests)].toSorted());
    const heads = site.linkRequests.filter((request) => request.startsWith('HEAD'));
    // One leads on, to where no page links.
    expect(heads).toHaveLength((linksFound ?? 0) + 1);
    const broken = await issuesOf(ids, 'BROKEN_LINK');
    expect(broken.map(({ url, page_url }) => `${url?.href} on ${page_url?.href}`).toSorted()).toEqual(
      [0, 1, 2, 3]
        .map((page) => `${at(`/missing-${page % 2}`)} on ${at(page === 0 ? '/' : `/page-${page}`)}`)
        .toSorted(),
    );
    expect(broken[0]).toMatchObject({ status_code: { http_status: 404 }, error: { text: 'Not Found' } });
    expect(await issuesOf(ids, 'BROKEN_IMAGE')).toHaveLength(4);
    expect(await issuesOf(ids, 'LINK_TO_REDIRECT')).toHaveLength(4);
    expect(await issuesOf(ids, 'DUPLICATE_META_DESCRIPTION_TAGS')).toMatchObject([
      { page_urls: { href0: expect.any(String), href1: expect.any(String) } },
    ]);
    await expectRollupsToEqualARecount(worker.database, ids.scanId);
    expect(worker.complaints).toEqual([]);
  });

  it('that robots.txt forbids are not asked for, and said once', async () => {
    site = await serveSmallSite({ pages: 3, robots: 'User-agent: *\nDisallow: /old.pdf\nDisallow: /page-2' });
    worker = await startTestWorker(location, scanner);
    const { ids } = await scanToTheEnd();
    expect(await issuesOf(ids, 'BLOCKED_BY_ROBOTS')).toEqual(
      expect.arrayContaining([{ url: { href: at('/old.pdf') } }, { url: { href: at('/page-2') } }]),
    );
    expect(await issuesOf(ids, 'BLOCKED_BY_ROBOTS')).toHaveLength(2);
    expect(site.linkRequests.filter((request) => /old|page-2/.test(request))).toEqual([]);
  });
});

describe('links on a machine that cannot check them', () => {
  it('end as not checked after three attempts, so that the scan ends', async () => {
    site = await serveSmallSite({ pages: 2 });
    const checkLinks = () => Promise.reject(new Error('An error of ours'));
    worker = await startTestWorker(location, { ...scanner, checkLinks });
    const { ids, scan } = await scanToTheEnd();
    expect(scan).toMatchObject({ status: 'COMPLETED', totalPagesScanned: 2 });
    expect(scan.progress.linksChecked).toBe(scan.progress.linksFound);
    const of = [worker.database, ids.organisationId, ids.projectId, ids.scanId] as const;
    const counts = await countSiteAuditIssues(...of);
    expect(counts?.REQUEST_FAILED?.count).toBeGreaterThan(4);
    expect(counts).not.toHaveProperty('BROKEN_LINK');
    expect((await issuesOf(ids, 'REQUEST_FAILED'))[0]).toMatchObject({
      error_text: { text: expect.stringContaining('Scan the site again') },
      status_code: {},
    });
    expect(worker.complaints).toHaveLength(3);
    expect(worker.complaints[0]).toContain('An error of ours');
  });

  it('end the scan with the reason where everything would fail', async () => {
    site = await serveSmallSite({ pages: 2 });
    const checkLinks = () => Promise.reject(Object.assign(new Error('No space left'), { code: 'ENOSPC' }));
    worker = await startTestWorker(location, { ...scanner, checkLinks });
    const { scan } = await scanToTheEnd();
    expect(scan).toMatchObject({
      status: 'FAILED',
      failure: { outcome: 'FAILED', reason: 'SCAN_ERROR', url: site.startUrl },
    });
  });
});
