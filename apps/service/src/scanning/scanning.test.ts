import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Scan } from '@sitelens/api-client/contract';
import { openScanner, type Scanner } from '@sitelens/scanner';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../store/database.ts';
import { deleteProject } from '../store/projects.ts';
import { findScan } from '../store/scans.ts';
import { pages } from '../store/schema.ts';
import { createTestDatabase, type TestDatabase } from '../store/testing/databases.testing.ts';
import { expectRollupsToEqualARecount } from '../store/testing/recount.testing.ts';
import { type NewScan, newScan } from '../store/testing/scans.testing.ts';
import { filesKept, filesReferredTo } from './testing/scanResult.testing.ts';
import { type SmallSite, serveSmallSite } from './testing/smallSite.testing.ts';
import { openTestScanner, startTestWorker, type TestWorker } from './testing/worker.testing.ts';

let scanner: Scanner;
let location: TestDatabase;
let worker: TestWorker;
const sites: SmallSite[] = [];

beforeAll(async () => {
  scanner = await openTestScanner();
});
afterAll(() => scanner.close());
afterEach(async () => {
  await worker.close();
  for (const site of sites.splice(0)) site.close();
  await rm(location.dataDir, { recursive: true, force: true });
});

async function beginScanOf(startUrl: string): Promise<NewScan> {
  const scan = await newScan(worker.database, { startUrl, allowedDomains: ['127.0.0.1'] });
  await worker.scanQueue.begin(scan.scanId);
  return scan;
}

async function serve(options: Parameters<typeof serveSmallSite>[0]): Promise<SmallSite> {
  const site = await serveSmallSite(options);
  sites.push(site);
  return site;
}

/** Each state that the scan was seen in, until one meets the condition. */
async function watchUntil(db: Database, ids: NewScan, condition: (scan: Scan) => boolean): Promise<Scan[]> {
  const seen: Scan[] = [];
  for (;;) {
    const scan = await findScan(db, ids.organisationId, ids.projectId, ids.scanId);
    if (scan === undefined) throw new Error('The scan is gone.');
    seen.push(scan);
    if (condition(scan)) return seen;
    await sleep(20);
  }
}

const hasEnded = (scan: Scan) => scan.endedAt !== undefined;

describe('a scan in one process', () => {
  beforeEach(async () => {
    location = await createTestDatabase('embedded');
    worker = await startTestWorker(location, scanner);
  });

  it('says what it is doing and ends with its findings, its pictures and no job left', async () => {
    const site = await serve({ pages: 5 });
    const ids = await beginScanOf(site.startUrl);
    const seen = await watchUntil(worker.database, ids, hasEnded);
    const phases = [...new Set(seen.map(({ progress }) => progress.phase))];
    expect(phases.at(-1)).toBe('FINISHED');
    expect(phases).toContain('SCANNING_PAGES');
    const order = [
      'QUEUED',
      'CHECKING_ROBOTS',
      'SEARCHING_SITEMAP',
      'SCANNING_PAGES',
      'CHECKING_LINKS',
      'FINISHED',
    ];
    expect(phases).toEqual(order.filter((phase) => phases.some((seenPhase) => seenPhase === phase)));
    expect(seen.some(({ progress }) => progress.currentUrl?.startsWith(site.startUrl))).toBe(true);
    expect(seen.at(-1)).toMatchObject({ status: 'COMPLETED', totalPagesScanned: 5, totalPagesFound: 7 });
    expect(seen.at(-1)?.accessibilityIssues).toBeGreaterThan(5);
    await expectRollupsToEqualARecount(worker.database, ids.scanId);
    const referred = await filesReferredTo(worker.database, ids.scanId);
    expect(referred.length).toBeGreaterThan(10);
    expect(await filesKept(location.dataDir)).toEqual(referred);
    expect(worker.complaints).toEqual([]);
  });

  it('fails with the reason when the site is down', async () => {
    const site = await serveSmallSite();
    site.close();
    const ids = await beginScanOf(site.startUrl);
    const seen = await watchUntil(worker.database, ids, hasEnded);
    expect(seen.at(-1)).toMatchObject({
      status: 'FAILED',
      failure: { reason: 'CONNECTION_FAILED', url: site.startUrl },
    });
  });

  it('keeps the crawl-delay between the starts of two pages', async () => {
    const site = await serve({ pages: 2, robots: 'User-agent: *\nCrawl-delay: 1' });
    const ids = await beginScanOf(site.startUrl);
    await watchUntil(worker.database, ids, hasEnded);
    const starts = site.pageVisits.map(({ at }) => at);
    const gaps = starts.slice(1).map((at, index) => at - (starts[index] ?? 0));
    expect(gaps.length).toBeGreaterThanOrEqual(3);
    // A page is asked for a little after its visit began, by a browser that is now faster, now slower.
    expect(Math.min(...gaps)).toBeGreaterThan(500);
  });

  it('stops within seconds, and goes on from there', async () => {
    const site = await serve({ pages: 7 });
    const ids = await beginScanOf(site.startUrl);
    await watchUntil(worker.database, ids, ({ progress }) => progress.pagesScanned >= 2);
    const asked = performance.now();
    await worker.close();
    expect(performance.now() - asked).toBeLessThan(10_000);
    worker = await startTestWorker(location, scanner);
    expect(
      await worker.database.queries.$count(
        pages,
        and(eq(pages.outcome, 'PENDING'), isNotNull(pages.leaseExpiresAt)),
      ),
    ).toBeLessThanOrEqual(2);
    const seen = await watchUntil(worker.database, ids, hasEnded);
    expect(seen.at(-1)).toMatchObject({ status: 'COMPLETED', totalPagesScanned: 7 });
    expect(await filesKept(location.dataDir)).toEqual(await filesReferredTo(worker.database, ids.scanId));
  });

  it('leaves nothing behind when its project is deleted in the middle of it', async () => {
    const site = await serve({ pages: 9 });
    const ids = await beginScanOf(site.startUrl);
    await watchUntil(worker.database, ids, ({ progress }) => progress.pagesScanned >= 1);
    expect(await deleteProject(worker.database, ids.organisationId, ids.projectId, worker.files)).toBe(true);
    await worker.scanning.stop();
    expect(await filesKept(location.dataDir)).toEqual([]);
    expect(await worker.database.queries.$count(pages)).toBe(0);
  });
});

describe('a scan on a machine that fails', () => {
  async function failedScan(site: SmallSite): Promise<Scan | undefined> {
    const ids = await beginScanOf(site.startUrl);
    return (await watchUntil(worker.database, ids, hasEnded)).at(-1);
  }

  const ours = (url: string) => ({ outcome: 'FAILED', reason: 'SCAN_ERROR', url });

  it('tries a page three times and then ends with the reason when there is no room for pictures', async () => {
    location = await createTestDatabase('embedded');
    const save = () => Promise.reject(Object.assign(new Error('No space left'), { code: 'ENOSPC' }));
    worker = await startTestWorker(location, scanner, { save });
    const site = await serve({ pages: 3 });
    const scan = await failedScan(site);
    expect(scan).toMatchObject({ status: 'FAILED', failure: ours(site.startUrl) });
    expect(worker.complaints).toHaveLength(3);
    expect(worker.complaints[0]).toContain('No space left');
  });

  it('ends with the reason, whatever has been scanned, when the browser does not start any more', async () => {
    location = await createTestDatabase('embedded');
    const broken = await openScanner({
      browser: { executablePath: '/no/such/browser', origin: 'configured', environment: {} },
      allowedTargets: '127.0.0.1',
    });
    const site = await serve({ pages: 5 });
    const scanPage: Scanner['scanPage'] = (request, signal) =>
      (request.url === site.startUrl ? scanner : broken).scanPage(request, signal);
    worker = await startTestWorker(location, { ...scanner, scanPage });
    const scan = await failedScan(site);
    expect(scan).toMatchObject({ status: 'FAILED', totalPagesScanned: 1, totalPagesFound: 4 });
    expect(scan?.failure).toMatchObject(ours(expect.stringContaining(site.startUrl)));
    expect(worker.complaints.every((complaint) => complaint.includes('/no/such/browser'))).toBe(true);
    await broken.close();
  });
});

describe('a scan of several processes on PostgreSQL', () => {
  it('is shared by them, each page scanned once', async () => {
    location = await createTestDatabase('postgresql');
    worker = await startTestWorker(location, scanner);
    const second = await startTestWorker(location, scanner);
    try {
      const site = await serve({ pages: 9 });
      const ids = await beginScanOf(site.startUrl);
      const seen = await watchUntil(worker.database, ids, hasEnded);
      expect(seen.at(-1)).toMatchObject({ status: 'COMPLETED', totalPagesScanned: 9 });
      expect(site.linkRequests.toSorted()).toEqual([...new Set(site.linkRequests)].toSorted());
      const tokens = await worker.database.queries.select({ token: pages.fencingToken }).from(pages);
      expect(new Set(tokens.map(({ token }) => token))).toEqual(new Set([1]));
      await expectRollupsToEqualARecount(worker.database, ids.scanId);
    } finally {
      await second.close();
    }
  });
});
