import { type MobileFriendlyIssueId, SCREEN_SIZE_NAMES, SCREEN_SIZES } from '@sitelens/api-client/contract';
import { npmBrowser } from '@sitelens/scanner';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Audit, audit, axeSource } from './auditInBrowser.ts';
import { defects } from './defects.ts';
import { mobileDefects } from './mobileDefects.ts';
import { sitePages } from './sitePages.ts';
import { startTestSite, type TestSite } from './startTestSite.ts';

const shownPages = sitePages.filter(({ outcome, foundBy }) => outcome.kind === 'page' && foundBy !== 'frame');

let site: TestSite;
let browser: Browser;
const linksByPath = new Map<string, ReadonlySet<string>>();

beforeAll(async () => {
  const { executablePath, environment } = await npmBrowser();
  site = await startTestSite();
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

describe.concurrent.each(shownPages)('$path', ({ path }) => {
  test.each(SCREEN_SIZE_NAMES)('has at %s size exactly its planted defects', async (screenSize) => {
    const planted = defects.filter((one) => one.path === path && one.screenSizes.includes(screenSize));
    const { missing, unexpected, links, height, width, strays } = await auditAt(path, screenSize, planted);
    expect(strays, 'each defect of phones is one element').toEqual([]);
    expect({ missing, unexpected }).toEqual({ missing: [], unexpected: [] });
    if (screenSize !== 'phone' || !isPlantedOnPhone(path, 'content-wider-than-screen')) {
      expect(width, 'no other page scrolls sideways').toBeLessThanOrEqual(SCREEN_SIZES[screenSize].width);
    }
    if (path === '/journal/night-on-the-ridge') expect(height).toBeGreaterThanOrEqual(10_000);
    linksByPath.set(path, new Set(links.map(pathInSite).filter((link) => link !== undefined)));
  });
});

// Runs last and reads what the pages above link to, once their scripts have run.
test('following the links finds exactly the linked pages', () => {
  const found = new Set<string>(['/']);
  for (const path of found) {
    for (const link of linksByPath.get(path) ?? []) found.add(link);
  }
  const linked = sitePages.filter(({ foundBy }) => foundBy === 'link').map(({ path }) => path);
  expect([...found].sort()).toEqual([...linked].sort());
});

test('an unplanted defect, and one that is not there, are both reported', async () => {
  const { missing, unexpected } = await auditAt('/shop/tents', 'desktop', [
    {
      path: '/shop/tents',
      rule: 'image-alt',
      impact: 'critical',
      selector: '#ridgeline-photo',
      screenSizes: ['desktop'],
    },
    {
      path: '/shop/tents',
      rule: 'link-name',
      impact: 'serious',
      selector: '.brand',
      screenSizes: ['desktop'],
    },
  ]);
  expect(missing).toEqual(['link-name on .brand (1 elements)']);
  expect(unexpected).toEqual([expect.stringContaining('#cove-photo')]);
});

/** Selectors of mobile defects which don't find exactly one element. */
async function straysIn(page: Page, path: string): Promise<readonly string[]> {
  const selectors = mobileDefects.filter((one) => one.path === path).map(({ selector }) => selector);
  const counts = await Promise.all(selectors.map((selector) => page.locator(selector).count()));
  return selectors.filter((_, index) => counts[index] !== 1);
}

function isPlantedOnPhone(path: string, issue: MobileFriendlyIssueId): boolean {
  return mobileDefects.some((one) => one.path === path && one.issue === issue);
}

async function auditAt(
  path: string,
  screenSize: keyof typeof SCREEN_SIZES,
  planted: typeof defects,
): Promise<Audit & { strays: readonly string[] }> {
  const context = await browser.newContext({ viewport: SCREEN_SIZES[screenSize] });
  try {
    const page = await context.newPage();
    await page.addInitScript(axeSource);
    await page.goto(site.url + path, { waitUntil: 'networkidle' });
    return { ...(await audit(page, planted)), strays: await straysIn(page, path) };
  } finally {
    await context.close();
  }
}

function pathInSite(link: string): string | undefined {
  const url = new URL(link);
  const isPage = url.origin === site.url && !url.pathname.startsWith('/downloads/');
  return isPage ? url.pathname : undefined;
}
