import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BrowserHost, createBrowserHost } from '../browser/browserHost.ts';
import { npmBrowser } from '../browser/npmBrowser.ts';
import { pageKey } from '../crawl/pageUrl.ts';
import { type Egress, openEgress } from '../egress/egress.ts';
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

function scan(url: string, deadlineMs: number) {
  return scanPage(
    { url, screenSizes: ['phone'], saveTile: async ({ jpeg: _, ...tile }) => ({ ...tile, fileName: '' }) },
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
