import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Scanner } from '@sitelens/scanner';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { scans } from '../store/schema.ts';
import { listSiteAuditIssues } from '../store/siteAudit/siteAuditIssues.ts';
import { createTestDatabase, type TestDatabase } from '../store/testing/databases.testing.ts';
import { type NewScan, newScan } from '../store/testing/scans.testing.ts';
import { type HeldPageSite, serveHeldPageSite } from './testing/heldPageSite.testing.ts';
import { openTestScanner, startTestWorker, type TestWorker } from './testing/worker.testing.ts';

let scanner: Scanner;
let location: TestDatabase;
let worker: TestWorker;
let site: HeldPageSite;

beforeAll(async () => {
  scanner = await openTestScanner();
  location = await createTestDatabase('embedded');
  worker = await startTestWorker(location, scanner);
});
afterEach(() => {
  site.release();
  site.close();
});
afterAll(async () => {
  await worker.close();
  await scanner.close();
  await rm(location.dataDir, { recursive: true, force: true });
});

type ScanRow = typeof scans.$inferSelect;

async function scanOnce(scanId: string, isSo: (scan: ScanRow) => boolean): Promise<ScanRow> {
  for (;;) {
    const [scan] = await worker.database.queries.select().from(scans).where(eq(scans.id, scanId));
    if (scan && isSo(scan)) return scan;
    await sleep(50);
  }
}

/** Begins a scan; its second page is still held when the turn is over in which the links of the first were asked for. */
async function scanToTheEndOfATurn(): Promise<NewScan> {
  const ids = await newScan(worker.database, { startUrl: site.startUrl, allowedDomains: ['127.0.0.1'] });
  await worker.scanQueue.begin(ids.scanId);
  await scanOnce(ids.scanId, (scan) => {
    const isChecked = scan.linksFound > 0 && scan.linksChecked === scan.linksFound;
    return isChecked && scan.linkCheckerLeaseExpiresAt === null;
  });
  return ids;
}

async function goOnToTheEnd({ scanId }: NewScan): Promise<void> {
  site.release();
  const scan = await scanOnce(scanId, ({ endedAt }) => endedAt !== null);
  expect(scan).toMatchObject({ status: 'COMPLETED', pagesEnded: 2 });
  expect(scan.linkCheckerToken).toBeGreaterThan(1);
  expect(worker.complaints).toEqual([]);
}

const ofFiles = () => site.linkRequests.filter((request) => request.includes('.pdf')).toSorted();

describe('a link checker whose page ends after its turn', () => {
  it('asks for nothing again that a redirect of the turn before led to', async () => {
    site = await serveHeldPageSite(['/moved-a.pdf'], ['/moved-b.pdf', '/target.pdf']);
    const ids = await scanToTheEndOfATurn();
    expect(ofFiles()).toEqual(['HEAD /moved-a.pdf', 'HEAD /target.pdf']);
    await goOnToTheEnd(ids);
    expect(ofFiles()).toEqual(['HEAD /moved-a.pdf', 'HEAD /moved-b.pdf', 'HEAD /target.pdf']);
  });

  it('leaves a host alone that asked for it in the turn before', async () => {
    site = await serveHeldPageSite(['/limited.pdf'], ['/later.pdf']);
    const ids = await scanToTheEndOfATurn();
    await goOnToTheEnd(ids);
    expect(ofFiles()).toEqual(['HEAD /limited.pdf']);
    const of = [worker.database, ids.organisationId, ids.projectId, ids.scanId] as const;
    const failed = await listSiteAuditIssues(...of, 'REQUEST_FAILED', { page: 0, size: 50 });
    expect(failed?.data.map(({ issueDetails }) => issueDetails)).toContainEqual(
      expect.objectContaining({
        url: { href: new URL('/later.pdf', site.startUrl).href },
        status_code: { http_status: 429 },
      }),
    );
  });

  it('knows from the store, after a restart, what was asked for before', async () => {
    site = await serveHeldPageSite(['/moved-a.pdf'], ['/moved-b.pdf', '/target.pdf']);
    const ids = await scanToTheEndOfATurn();
    await worker.close();
    worker = await startTestWorker(location, scanner);
    await goOnToTheEnd(ids);
    expect(ofFiles()).toEqual(['HEAD /moved-a.pdf', 'HEAD /moved-b.pdf', 'HEAD /target.pdf']);
  });
});
