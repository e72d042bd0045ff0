import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Scanner } from '@sitelens/scanner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listCommonComponents } from '../store/commonComponents.ts';
import { listPages } from '../store/pages.ts';
import { findScan, startScan } from '../store/scans.ts';
import { createTestDatabase, type TestDatabase } from '../store/testing/databases.testing.ts';
import { expectRollupsToEqualARecount } from '../store/testing/recount.testing.ts';
import { recountSinceLastScan } from '../store/testing/recountSinceLastScan.testing.ts';
import { type NewScan, newScan } from '../store/testing/scans.testing.ts';
import {
  type SiteWithSharedDefects,
  siteWithSharedDefects,
} from './testing/siteWithSharedDefects.testing.ts';
import { openTestScanner, startTestWorker, type TestWorker } from './testing/worker.testing.ts';

const PAGES = 8;
let scanner: Scanner;
let location: TestDatabase;
let worker: TestWorker;
let site: SiteWithSharedDefects;
let first: NewScan;
let second: NewScan;

beforeAll(async () => {
  scanner = await openTestScanner();
  location = await createTestDatabase('embedded');
  worker = await startTestWorker(location, scanner);
  site = await siteWithSharedDefects();
  const settings = { startUrl: site.startUrl, allowedDomains: ['127.0.0.1'], maxPages: PAGES };
  first = await newScan(worker.database, settings);
  await scanToTheEnd(first);
  site.change({ footer: '' });
  const { organisationId, projectId } = first;
  const scan = await startScan(worker.database, organisationId, projectId);
  if (scan === undefined || scan === 'already-running') throw new Error('The scan did not start.');
  second = { organisationId, projectId, scanId: scan.scanId };
  await scanToTheEnd(second);
}, 240_000);

afterAll(async () => {
  await worker.close();
  await site.close();
  await scanner.close();
  await rm(location.dataDir, { recursive: true, force: true });
});

async function scanToTheEnd({ organisationId, projectId, scanId }: NewScan): Promise<void> {
  await worker.scanQueue.begin(scanId);
  for (;;) {
    const scan = await findScan(worker.database, organisationId, projectId, scanId);
    if (scan?.endedAt !== undefined) return;
    await sleep(100);
  }
}

/** The pages that were scanned and have the site's header, counted by what the site serves. */
async function pagesWithHeader({ organisationId, projectId, scanId }: NewScan): Promise<number> {
  const view = { page: 0, size: 50, outcome: 'SCANNED' } as const;
  const list = await listPages(worker.database, organisationId, projectId, scanId, view);
  const bodies = await Promise.all((list?.data ?? []).map(async ({ url }) => (await fetch(url)).text()));
  return bodies.filter((body) => body.includes('class="brand"')).length;
}

async function componentsOf({ organisationId, projectId, scanId }: NewScan) {
  const view = { page: 0, size: 50, order: 'desc', orderBy: 'count' } as const;
  const list = await listCommonComponents(worker.database, organisationId, projectId, scanId, view);
  return (list?.content ?? []).map(({ ruleId, count, totalPages, examples }) => ({
    ruleId,
    count,
    totalPages,
    leadsTo: /href="([^?"]*)/.exec(examples[0]?.html ?? '')?.[1],
  }));
}

describe('a scan of a site whose header and footer have defects', () => {
  it('has each of them as one component of all pages, though ids, classes and queries differ', async () => {
    const pages = await pagesWithHeader(first);
    expect(pages).toBeGreaterThan(PAGES / 2);
    const found = await componentsOf(first);
    const each = { count: pages, totalPages: pages };
    expect(found).toEqual(
      expect.arrayContaining([
        { ...each, ruleId: 'image-alt', leadsTo: undefined },
        { ...each, ruleId: 'label', leadsTo: undefined },
        { ...each, ruleId: 'link-name', leadsTo: 'https://social.example/harbour' },
        { ...each, ruleId: 'link-name', leadsTo: 'https://social.example/pine' },
      ]),
    );
    expect(found.filter(({ totalPages }) => totalPages === pages)).toHaveLength(4);
    await expectRollupsToEqualARecount(worker.database, first.scanId);
  });

  it('says of the next one what was mended on every page, and what was not', async () => {
    const pages = await pagesWithHeader(second);
    const issues = await recountSinceLastScan(worker.database, second.scanId);
    const statesOf = (ruleId: string) =>
      issues.filter((issue) => issue.ruleId === ruleId).map(({ sinceLastScan }) => sinceLastScan);
    expect(statesOf('label').filter((state) => state === 'FIXED')).toHaveLength(pages);
    expect(statesOf('link-name').filter((state) => state === 'UNCHANGED')).toHaveLength(2 * pages);
    expect(issues.filter(({ sinceLastScan }) => sinceLastScan === 'NEW')).toEqual([]);
    expect((await componentsOf(second)).map(({ ruleId }) => ruleId)).not.toContain('label');
    await expectRollupsToEqualARecount(worker.database, second.scanId);
  });
});
