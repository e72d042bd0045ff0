import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sitePages } from './sitePages.ts';
import { startTestSite, type TestSite } from './startTestSite.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite();
});

afterAll(() => site?.close());

test.each(sitePages)('$path answers as listed: $outcome.kind', async ({ path, outcome }) => {
  const response = await fetch(site.url + path, { redirect: 'manual' });
  const contentType = response.headers.get('content-type') ?? '';
  switch (outcome.kind) {
    case 'redirect':
      expect([301, 302, 307, 308]).toContain(response.status);
      expect(response.headers.get('location')).toBe(outcome.to);
      break;
    case 'redirect-loop':
      await expect(fetch(site.url + path)).rejects.toMatchObject({ cause: { message: /redirect/i } });
      break;
    case 'not-html':
      expect(contentType).toContain(outcome.contentType);
      break;
    case 'disallowed-by-robots':
      expect(await (await fetch(`${site.url}/robots.txt`)).text()).toMatch(/^Disallow: \/staff\/$/m);
      break;
    default:
      expect(response.status).toBe(outcome.status);
      expect(contentType).toBe('text/html; charset=utf-8');
  }
});

test('robots.txt and the sitemap name this origin', async () => {
  const robots = await (await fetch(`${site.url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  for (const { path, foundBy } of sitePages) {
    if (foundBy === 'sitemap') expect(sitemap).toContain(`<loc>${site.url}${path}</loc>`);
  }
});

test('the shop links to ever further pages and orders, and always names the same canonical', async () => {
  const html = await (await fetch(`${site.url}/shop?sort=price&page=41`)).text();
  expect(html).toContain('href="/shop?sort=price&amp;page=42"');
  expect(html).toContain('href="/shop?sort=name&amp;page=1"');
  expect(html).toContain('<link rel="canonical" href="/shop">');
});

test('what a query string says is never put into the page', async () => {
  const html = await (await fetch(`${site.url}/shop?sort=<script>&page=<script>`)).text();
  expect(html).toContain('Sorted by newest, page 1.');
});

test('slow pages take two seconds at least', async () => {
  const start = performance.now();
  await fetch(`${site.url}/legal/terms`);
  expect(performance.now() - start).toBeGreaterThan(1900);
});

describe('caching', () => {
  test('a page is asked for again, and not sent again while it is the same', async () => {
    const first = await fetch(`${site.url}/journal`);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const etag = first.headers.get('etag') ?? '';
    const second = await fetch(`${site.url}/journal`, { headers: { 'if-none-match': etag } });
    expect(second.status).toBe(304);
  });

  test('assets are kept for an hour', async () => {
    const response = await fetch(`${site.url}/assets/site.css`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(response.headers.get('content-type')).toBe('text/css; charset=utf-8');
  });
});

test.each([
  '/../package.json',
  '/..%2fpackage.json',
  '/%2e%2e/package.json',
  '/assets/../../package.json',
  '/_parts/head.html',
  '//etc/passwd',
  '/%00',
])('nothing outside of the site is served: %s', async (path) => {
  expect(await statusOf(path)).toBe(404);
});

test('a request target that is no path gets a 400, and the site goes on', async () => {
  expect(await statusOf(':nonsense')).toBe(400);
  expect(await statusOf('/')).toBe(200);
});

test('only GET and HEAD are allowed', async () => {
  expect((await fetch(site.url, { method: 'POST' })).status).toBe(405);
  const head = await fetch(site.url, { method: 'HEAD' });
  expect(Number(head.headers.get('content-length'))).toBeGreaterThan(1000);
});

/** Sends the path as it is: `fetch` would normalise it. */
function statusOf(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port: site.port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    call.on('error', reject);
    call.end();
  });
}
