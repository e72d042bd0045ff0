import type { ScreenSize } from '@sitelens/api-client/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BrowserHost, createBrowserHost } from '../browser/browserHost.ts';
import { npmBrowser } from '../browser/npmBrowser.ts';
import { pageKey } from '../crawl/pageUrl.ts';
import { type Egress, openEgress } from '../egress/egress.ts';
import { readDocumentOf } from '../pageResult.ts';
import { type LocalSite, startLocalSite } from './localSite.testing.ts';
import { scanPage } from './scanPage.ts';

const script = (source: string) =>
  `<!doctype html><html lang=en><title>t</title><main>m</main><script>${source}</script>`;

let site: LocalSite;
let egress: Egress;
let browser: BrowserHost;
beforeAll(async () => {
  site = await startLocalSite({
    '/fine': script(''),
    '/silent': () => {},
    '/headers-only': (_, response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).write('<p>'),
    '/drips': (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const timer = setInterval(() => response.write('<p>'), 100);
      response.on('close', () => clearInterval(timer));
    },
    '/busy': script('for (;;);'),
    '/alerts-without-end': script('for (;;) alert(1)'),
    '/busy-on-phones': script('addEventListener("resize", () => { for (;;); })').replace(
      'm<',
      '<a href=/fine>Fine</a><',
    ),
    '/busy-later': script('setTimeout(() => { for (;;); }, 50)'),
  });
  egress = await openEgress({ allowedTargets: ['127.0.0.1'] });
  browser = createBrowserHost(await npmBrowser(), egress.proxy, () => {});
  await browser.version();
});
afterAll(async () => {
  await browser.close();
  await egress.close();
  await site.close();
});

function scan(url: string, deadlineMs: number, screenSizes: readonly ScreenSize[] = ['phone']) {
  return scanPage(
    { url, screenSizes, saveTile: async ({ jpeg: _, ...tile }) => ({ ...tile, fileName: '' }) },
    {
      browser,
      refusalOf: egress.refusalOf,
      isSamePage: (a, b) => pageKey(a) === pageKey(b),
      log: () => {},
      deadlineMs,
    },
    new AbortController().signal,
  );
}

test.each(['/silent', '/headers-only', '/drips', '/busy', '/alerts-without-end', '/busy-later'])(
  '%s ends by the deadline, and the next page is scanned',
  async (path) => {
    expect(await scan(`${site.origin}${path}`, 2_000)).toMatchObject({
      outcome: 'FAILED',
      reason: 'TIMED_OUT',
    });
    expect(await scan(`${site.origin}/fine`, 30_000)).toMatchObject({ outcome: 'SCANNED' });
  },
);

test('a page that can only be read, and not be looked at in each size, still has its audit and leads on', async () => {
  const result = await scan(`${site.origin}/busy-on-phones`, 10_000, ['desktop', 'phone']);
  expect(result).toMatchObject({
    outcome: 'FAILED',
    reason: 'TIMED_OUT',
    read: {
      links: [`${site.origin}/fine`],
      siteAudit: { references: expect.arrayContaining([{ kind: 'link', url: `${site.origin}/fine` }]) },
    },
  });
  expect(readDocumentOf(result)?.siteAudit.records).toContainEqual({
    issueType: 'TITLE_TOO_SHORT',
    issueDetails: {
      content: { text: 't' },
      content_length: { text: '1' },
      page_url: { href: `${site.origin}/busy-on-phones` },
    },
  });
});

test('a server that is down, and one that speaks no TLS, are told apart', async () => {
  const gone = await startLocalSite({});
  await gone.close();
  expect(await scan(`${gone.origin}/`, 30_000)).toMatchObject({
    outcome: 'FAILED',
    reason: 'CONNECTION_FAILED',
  });
  const secure = site.origin.replace('http:', 'https:');
  expect(await scan(`${secure}/fine`, 30_000)).toMatchObject({ outcome: 'FAILED', reason: 'TLS_FAILED' });
});
