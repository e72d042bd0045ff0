import { npmBrowser } from '@sitelens/scanner';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Canary, startCanary } from './startCanary.ts';
import { type HostileSite, startHostileSite } from './startHostileSite.ts';

// An unguarded browser: these pages have to do what they say, or tests that survive them prove nothing.
let browser: Browser;
let page: Page;
let canary: Canary;
let site: HostileSite;

beforeAll(async () => {
  const { executablePath, environment } = await npmBrowser();
  canary = await startCanary();
  site = await startHostileSite({ privateTargets: [canary.url] });
  browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...environment },
    args: ['--no-sandbox', '--disable-gpu'],
  });
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
  await canary?.close();
});

beforeEach(async () => {
  page = await browser.newPage();
});

afterEach(() => page.close());

test('the plain page is plain', async () => {
  const response = await page.goto(`${site.url}/ok`);
  expect(response?.status()).toBe(200);
});

test('the renderer crashes', async () => {
  const crashed = page.waitForEvent('crash');
  await expect(page.goto(`${site.url}/renderer-crash`)).rejects.toThrow('crashed');
  await crashed;
});

test('private addresses are reached in many ways', async () => {
  await page.goto(`${site.url}/private-addresses`);
  await expect.poll(() => waysIn(canary).size, { timeout: 20_000 }).toBeGreaterThanOrEqual(25);
});

test.each(['/private-navigation', '/private-refresh', '/private-form'])('%s leads there', async (path) => {
  await page.goto(site.url + path).catch(() => {});
  await page.waitForURL(`${canary.url}/**`);
});

test('an alert follows each alert', async () => {
  let alerts = 0;
  page.on('dialog', (dialog) => {
    alerts += 1;
    dialog.dismiss().catch(() => {});
  });
  page.goto(`${site.url}/alert-loop`).catch(() => {});
  await expect.poll(() => alerts).toBeGreaterThanOrEqual(5);
});

test('the endless page grows', async () => {
  await page.goto(`${site.url}/endless-page`);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await expect.poll(height, { timeout: 10_000 }).toBeGreaterThan(before + 1_000);
});

test('a download starts', async () => {
  const download = page.waitForEvent('download');
  await page.goto(`${site.url}/download`).catch(() => {});
  await (await download).cancel();
});

test('the title is read as the text that it is', async () => {
  await page.goto(`${site.url}/xss`);
  expect(await page.title()).toContain('<script>window.hostileScriptRan = true</script>">');
  expect(await page.evaluate(() => 'hostileScriptRan' in globalThis)).toBe(false);
  const link = await page.getAttribute('a', 'href');
  const response = await page.goto(site.url + link);
  expect(response?.status(), 'the link of markup leads to a page').toBe(200);
});

/** The marks (`?img`, `?fetch`, …) that the attempts carry. */
function waysIn({ arrivals }: Canary): ReadonlySet<string> {
  return new Set(arrivals.flatMap((arrival) => arrival.match(/\?\w+/)?.[0] ?? []));
}
