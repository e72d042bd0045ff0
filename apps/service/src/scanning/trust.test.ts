import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Scanner } from '@sitelens/scanner';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findScan } from '../store/scans.ts';
import { readScanTrust } from '../store/scanTrust/scanTrust.ts';
import { createTestDatabase, type TestDatabase } from '../store/testing/databases.testing.ts';
import { newScan } from '../store/testing/scans.testing.ts';
import { type GuardedSite, serveGuardedSite } from './testing/guardedSite.testing.ts';
import { openTestScanner, startTestWorker, type TestWorker } from './testing/worker.testing.ts';

let scanner: Scanner;
let site: GuardedSite;
let location: TestDatabase;
let worker: TestWorker;

beforeAll(async () => {
  scanner = await openTestScanner();
  site = await serveGuardedSite();
  location = await createTestDatabase('embedded');
  worker = await startTestWorker(location, scanner);
});

afterAll(async () => {
  await worker.close();
  site.close();
  await scanner.close();
  await rm(location.dataDir, { recursive: true, force: true });
});

it('a website that keeps us from most of its pages is told as such, page by page', async () => {
  const { database, scanQueue } = worker;
  const ids = await newScan(database, { startUrl: site.startUrl, allowedDomains: ['127.0.0.1'] });
  const { organisationId, projectId, scanId } = ids;
  await scanQueue.begin(scanId);
  while ((await findScan(database, organisationId, projectId, scanId))?.endedAt === undefined)
    await sleep(50);
  const trust = await readScanTrust(database, organisationId, projectId, scanId);
  const pathsOf = (pages: { readonly examples: readonly { readonly url: string }[] }) =>
    pages.examples.map(({ url }) => new URL(url).pathname);
  expect(trust).toMatchObject({ pagesFound: 7, pagesScanned: 3, isPageLimitReached: false });
  expect(trust?.obstacles.map((pages) => [pages.kind, pages.name, pathsOf(pages)])).toEqual([
    ['COOKIE_OVERLAY', undefined, ['/', '/about']],
    ['BOT_CHALLENGE', 'Cloudflare', ['/prices']],
    ['LOGIN_WALL', 'HTTP Basic authentication', ['/staff']],
    ['LOGIN_WALL', undefined, ['/members']],
  ]);
  expect(trust?.skipped.map((pages) => [pages.outcome, pages.reason, pathsOf(pages)])).toEqual([
    ['FAILED', 'HTTP_ERROR', ['/staff', '/prices']],
    ['BLOCKED_BY_ROBOTS', undefined, ['/private']],
    ['REDIRECTED', undefined, ['/members']],
  ]);
  expect(trust?.skipped[1]?.examples[0]?.robotsRule).toBe('Disallow: /private');
});
