import { npmBrowser, type ScanReport } from '@sitelens/scanner';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareMobile, compareSiteAudit } from './comparison.ts';
import { nameElements } from './nameElements.ts';
import { scanWithCommand } from './scanWithCommand.ts';
import { sitePages } from './sitePages.ts';
import { startTestSite, type TestSite } from './startTestSite.ts';

let site: TestSite;
let browser: Browser;
let report: ScanReport;

// The two sizes at which phones and the site are audited; `defects.test.ts` has accessibility at all three.
beforeAll(async () => {
  site = await startTestSite();
  const { executablePath, environment } = await npmBrowser();
  browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...environment },
    args: ['--no-sandbox', '--disable-gpu'],
  });
  report = await scanWithCommand(site.url, ['desktop', 'phone']);
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

test('every page is scanned', () => {
  const scanned = report.pages.filter(({ outcome }) => outcome === 'SCANNED').map(({ url }) => pathOf(url));
  const pages = sitePages.filter(({ outcome, foundBy }) => outcome.kind === 'page' && foundBy !== 'frame');
  expect(scanned.toSorted()).toEqual(pages.map(({ path }) => path).toSorted());
});

test('on phones exactly the planted defects are found, each with a box', async () => {
  const findings = report.pages.flatMap(({ url, mobileFindings = [] }) =>
    mobileFindings.map((finding) => ({ ...finding, path: pathOf(url) })),
  );
  const named = await nameElements(browser, site.url, findings);
  expect(compareMobile(named)).toEqual({ missing: [], unexpected: [] });
  const withoutBox = findings.filter(({ boundingBoxes }) => boundingBoxes.phone === undefined);
  expect(withoutBox.map(({ path, ruleId }) => `${path} ${ruleId}`)).toEqual([]);
});

test('the site audit finds exactly the planted issues', () => {
  expect(compareSiteAudit(report.siteAudit, site.url)).toEqual({ missing: [], unexpected: [] });
});

function pathOf(url: string): string {
  return new URL(url).pathname;
}
