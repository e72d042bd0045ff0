import type { PageResult } from '@sitelens/scanner';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Database } from '../database.ts';
import { setProjectPublic } from '../projects.ts';
import { scans } from '../schema.ts';
import { describeOnBothDatabases } from '../testing/databases.testing.ts';
import {
  crawlToTheEnd,
  endedScan,
  type NewScan,
  newScan,
  scannedPage,
  tile,
} from '../testing/scans.testing.ts';
import { readScanTrust } from './scanTrust.ts';

const url = (path: string) => `https://www.example.com${path}`;
const failed = (reason: 'TIMED_OUT' | 'HTTP_ERROR', obstacles?: object): PageResult => ({
  outcome: 'FAILED',
  reason,
  detail: 'It failed.',
  ...obstacles,
});
const COOKIES = { obstacles: [{ kind: 'COOKIE_OVERLAY', name: 'OneTrust' }] } as const;
const CHALLENGE = { obstacles: [{ kind: 'BOT_CHALLENGE', name: 'Cloudflare' }] } as const;
const LOGIN = { obstacles: [{ kind: 'LOGIN_WALL' }] } as const;

const PATHS = ['/1', '/2', '/3', '/4', '/5', '/6', '/7', '/8', '/9'];

/** `/` links to nine pages, of which one is forbidden, one leads elsewhere, three fail, and four are scanned. */
async function troubledScan(db: Database): Promise<NewScan> {
  const scan = await newScan(db, { maxPages: 50 });
  const results: Record<string, PageResult> = {
    '/': scannedPage({ links: PATHS.map(url), ...COOKIES }),
    '/1': scannedPage(COOKIES),
    '/2': failed('HTTP_ERROR', CHALLENGE),
    '/3': scannedPage({
      ...COOKIES,
      dimensions: { desktop: { width: 1920, height: 9_000 }, phone: { width: 360, height: 9_500 } },
      tiles: [
        tile('SCREENSHOT', 0),
        tile('SCREENSHOT', 1),
        tile('SCREENSHOT', 0, { screenSize: 'phone', width: 360 }),
      ],
      screenshotsCutShort: ['phone', 'desktop'],
    }),
    '/4': failed('TIMED_OUT'),
    '/5': { outcome: 'REDIRECTED', httpStatus: 302, leadsTo: url('/'), ...LOGIN },
    '/6': failed('TIMED_OUT'),
    '/8': scannedPage(),
    '/9': scannedPage({ obstacles: [{ kind: 'COOKIE_OVERLAY' }] }),
  };
  await crawlToTheEnd(db, scan.scanId, results, 'User-agent: *\nDisallow: /7');
  return scan;
}

const read = (db: Database, { organisationId, projectId, scanId }: NewScan) =>
  readScanTrust(db, organisationId, projectId, scanId);
const urlsOf = (pages: { readonly examples: readonly { readonly url: string }[] } | undefined) =>
  pages?.examples.map((example) => example.url);

describeOnBothDatabases('how far a scan can be trusted', (database) => {
  it('says what was not scanned, and why, most pages first', async () => {
    const trust = await read(database(), await troubledScan(database()));
    expect(trust).toMatchObject({ pagesFound: 10, pagesScanned: 5, isPageLimitReached: false });
    expect(trust?.skipped.map(({ examples: _, ...pages }) => pages)).toEqual([
      { outcome: 'FAILED', reason: 'TIMED_OUT', count: 2 },
      { outcome: 'BLOCKED_BY_ROBOTS', count: 1 },
      { outcome: 'REDIRECTED', count: 1 },
      { outcome: 'FAILED', reason: 'HTTP_ERROR', count: 1 },
    ]);
    expect(trust?.skipped.map(urlsOf)).toEqual([
      [url('/4'), url('/6')],
      [url('/7')],
      [url('/5')],
      [url('/2')],
    ]);
    expect(trust?.skipped[1]?.examples[0]?.robotsRule).toBe('Disallow: /7');
  });

  it('says what stood in the way, whether the page was scanned or not', async () => {
    const trust = await read(database(), await troubledScan(database()));
    expect(trust?.obstacles.map(({ examples: _, ...pages }) => pages)).toEqual([
      { kind: 'COOKIE_OVERLAY', name: 'OneTrust', count: 3 },
      { kind: 'BOT_CHALLENGE', name: 'Cloudflare', count: 1 },
      { kind: 'COOKIE_OVERLAY', count: 1 },
      { kind: 'LOGIN_WALL', count: 1 },
    ]);
    expect(urlsOf(trust?.obstacles[0])).toEqual(['/', '/1', '/3'].map(url));
  });

  it('says which screenshots were cut short, and where', async () => {
    const trust = await read(database(), await troubledScan(database()));
    expect(trust?.screenshotsCutShort).toMatchObject({
      count: 1,
      examples: [
        {
          url: url('/3'),
          screenshots: [
            {
              screenSize: 'desktop',
              shown: { width: 1920, height: 8_000 },
              page: { width: 1920, height: 9_000 },
            },
            {
              screenSize: 'phone',
              shown: { width: 360, height: 4_000 },
              page: { width: 360, height: 9_500 },
            },
          ],
        },
      ],
    });
  });

  it('has nothing to say of a scan that nothing stood in the way of', async () => {
    expect(await read(database(), await endedScan(database(), { '/': scannedPage() }))).toEqual({
      pagesFound: 1,
      pagesScanned: 1,
      isPageLimitReached: false,
      skipped: [],
      obstacles: [],
      screenshotsCutShort: { count: 0, examples: [] },
    });
  });

  it('gives the first five pages of many', async () => {
    const paths = Array.from({ length: 12 }, (_, at) => `/${at}`);
    const results = Object.fromEntries(paths.map((path) => [path, scannedPage(COOKIES)]));
    const scan = await endedScan(database(), { ...results, '/': scannedPage({ links: paths.map(url) }) });
    const trust = await read(database(), scan);
    expect(trust?.obstacles).toMatchObject([{ count: 12 }]);
    expect(urlsOf(trust?.obstacles[0])).toEqual(paths.slice(0, 5).map(url));
  });

  it('says when the limit of pages was reached', async () => {
    const scan = await newScan(database(), { maxPages: 3 });
    const links = PATHS.map(url);
    await crawlToTheEnd(database(), scan.scanId, {
      '/': scannedPage({ links }),
      '/1': { outcome: 'REDIRECTED', httpStatus: 301, leadsTo: url('/2') },
      '/2': scannedPage({ links }),
      '/3': scannedPage(),
    });
    expect(await read(database(), scan)).toMatchObject({ pagesScanned: 3, isPageLimitReached: true });
  });

  it('goes on while the scan runs, and is counted once when it has ended', async () => {
    const scan = await newScan(database());
    expect(await read(database(), scan)).toMatchObject({ pagesFound: 0, skipped: [] });
    await crawlToTheEnd(database(), scan.scanId, { '/': scannedPage(COOKIES) });
    const ended = await read(database(), scan);
    expect(ended).toMatchObject({ pagesFound: 1, obstacles: [{ count: 1 }] });
    await database().queries.update(scans).set({ pagesKnown: 99 }).where(eq(scans.id, scan.scanId));
    expect(await read(database(), scan)).toEqual(ended);
  });

  it('gives a visitor all numbers and the first example of each', async () => {
    const scan = await troubledScan(database());
    await setProjectPublic(database(), scan.organisationId, scan.projectId, true);
    const whole = await read(database(), scan);
    const trust = await readScanTrust(database(), undefined, scan.projectId, scan.scanId);
    const counts = (pages: readonly { readonly count: number }[] = []) => pages.map(({ count }) => count);
    expect(counts(trust?.obstacles)).toEqual(counts(whole?.obstacles));
    expect(counts(trust?.skipped)).toEqual(counts(whole?.skipped));
    expect(urlsOf(trust?.obstacles[0])).toEqual([url('/')]);
    expect(urlsOf(trust?.skipped[0])).toEqual([url('/4')]);
    expect(await read(database(), scan)).toEqual(whole);
  });
});
