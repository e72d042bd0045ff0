import { npmBrowser } from '@sitelens/scanner';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type HostileSite, startHostileSite } from './startHostileSite.ts';

// What a browser makes of these pages is what whoever reads them has to come to as well.
let browser: Browser;
let page: Page;
let site: HostileSite;

beforeAll(async () => {
  const { executablePath, environment } = await npmBrowser();
  site = await startHostileSite();
  browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...environment },
    args: ['--no-sandbox', '--disable-gpu'],
  });
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

beforeEach(async () => {
  page = await browser.newPage();
});

afterEach(() => page.close());

test.each([
  ['/utf-16', 'UTF-16LE', 'Zwölf Boxkämpfer 🥊'],
  ['/utf-16-declared', 'UTF-16LE', 'Zwölf Boxkämpfer 🥊'],
  ['/windows-1252', 'windows-1252', 'Café € crème'],
  ['/two-encodings', 'UTF-8', 'Café'],
])('%s is read as %s', async (path, encoding, title) => {
  await page.goto(site.url + path);
  expect(await page.evaluate(() => document.characterSet)).toBe(encoding);
  expect(await page.title()).toBe(title);
});

test('only the first base with an address of HTTP counts', async () => {
  await page.goto(`${site.url}/bases`);
  const addresses = await page
    .locator('a')
    .evaluateAll((links) => links.map((link) => Reflect.get(link, 'href')));
  expect(await page.locator('base').count()).toBe(4);
  // Not `/elsewhere/`: the first `base` with an `href` decides, and where that is unfit the document's address does.
  expect(addresses).toEqual([`${site.url}/one`, `${site.url}/bases#here`]);
});

test('each tag stands there a hundred times', async () => {
  await page.goto(`${site.url}/hundred-tags`);
  for (const selector of ['base', 'meta[name="viewport"]', 'meta[property="og:image"]'])
    expect(await page.locator(selector).count(), selector).toBe(100);
  expect(await page.title()).toBe('The first title');
});

test('the title has a mebibyte, and the links are ten thousand', async () => {
  await page.goto(`${site.url}/mebibyte-title`);
  expect((await page.title()).length).toBe(1024 * 1024);
  await page.goto(`${site.url}/many-links`);
  expect(await page.evaluate(() => new Set(Array.from(document.links, ({ href }) => href)).size)).toBe(
    10_000,
  );
});

test('names of fields and pictures hide the properties of their form and document', async () => {
  await page.goto(`${site.url}/names-of-properties`);
  expect(await page.evaluate(() => String(Reflect.get(document, 'images')))).toBe(
    '[object HTMLImageElement]',
  );
  const form = page.locator('form');
  expect(await form.evaluate((element) => String(element.innerHTML))).toBe('[object HTMLInputElement]');
});

test('the head and the main heading are gone', async () => {
  await page.goto(`${site.url}/no-head`);
  expect(await page.evaluate(() => [document.head, document.querySelector('h1'), document.title])).toEqual([
    null,
    null,
    '',
  ]);
});
