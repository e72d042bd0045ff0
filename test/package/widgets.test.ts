import { join } from 'node:path';
import { goldenPages, goldenProject, goldenScan } from '@sitelens/golden';
import { npmBrowser } from '@sitelens/scanner';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { complaintsOf, HOST, serve } from './hostPage.ts';
import { exportedWidgets } from './packedModules.ts';

const idOf = (path: string) => goldenPages.find(({ url }) => url.endsWith(path))?.id ?? '';

/** Two pages whose pictures are kept, with a rule that the one fails, and an issue that the other has on phones. */
const place = {
  projectId: goldenProject.id,
  scanId: goldenScan.scanId,
  pageId: idOf('/shop/jackets'),
  accessibilityId: 'button-name',
  issueId: 'tap-target-too-small',
  mobilePageId: idOf('/newsletter'),
};

/** What each widget shows of the golden scan once its data are there, and nothing before. */
const SHOWN: Readonly<Record<string, (widget: Locator) => Locator>> = {
  AccessibilityCategories: (widget) => widget.getByText('aria-allowed-attr'),
  AccessibilityPageIssues: (widget) => widget.getByText('id="wishlist"'),
  AccessibilityReport: (widget) => widget.getByRole('heading', { name: /^Accessibility report of/ }),
  AccessibilityReportActions: (widget) => widget.getByRole('button', { name: 'Print' }),
  AccessibilityRulePages: (widget) => widget.getByText('/shop/jackets'),
  CommonComponents: (widget) => widget.getByRole('columnheader', { name: 'Occurrences' }),
  // It says nothing while the service is there.
  ConnectionLost: (widget) => widget.getByRole('status'),
  EmailVerification: (widget) => widget.getByRole('heading', { name: 'Verify your e-mail address' }),
  ExportMenu: (widget) => widget.getByRole('button', { name: 'Export' }),
  FeedbackDialog: (widget) => widget.getByRole('textbox', { name: 'Your feedback' }),
  FeedbackLink: (widget) => widget.getByRole('button', { name: 'Send feedback' }),
  FreemiumOverlay: (widget) => widget.getByRole('dialog', { name: /^The results for/ }),
  MobileFriendlyCategories: (widget) => widget.getByText('tap-target-too-small'),
  MobileFriendlyIssuePages: (widget) => widget.getByText('/newsletter'),
  MobileFriendlyPageIssues: (widget) => widget.getByText('id="topic-journal"'),
  NewProjectDialog: (widget) => widget.getByRole('textbox', { name: 'Website URL' }),
  ProfileSettings: (widget) => widget.getByRole('textbox', { name: 'Name' }),
  ProjectMenu: (widget) => widget.getByRole('button', { name: 'More actions' }),
  ProjectOverview: (widget) => widget.getByText('Critical'),
  ProjectSettings: (widget) => widget.getByRole('tab', { name: 'Schedule' }),
  ProjectsList: (widget) => widget.getByText('Harbour & Pine'),
  ScanEmailsSwitch: (widget) => widget.getByText('E-mail me when a scan ends'),
  ScanPageForm: (widget) => widget.getByRole('textbox'),
  ScanTrust: (widget) => widget.getByRole('heading', { name: 'How far you can trust this scan' }),
  SiteAuditIssues: (widget) => widget.getByText('404 Client error'),
  SiteAuditOverview: (widget) => widget.getByText('Broken links'),
  StartScanButton: (widget) => widget.getByRole('button', { name: 'Start crawl' }),
};

let browser: Browser;
let context: BrowserContext;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  const { executablePath, environment } = await npmBrowser();
  browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...environment },
    args: ['--no-sandbox', '--disable-gpu'],
  });
});
afterAll(() => browser.close());

beforeEach(async () => {
  context = await browser.newContext();
  await serve(context, join(inject('consumer'), 'dist'));
  page = await context.newPage();
  page.setDefaultTimeout(10_000);
  complaints = complaintsOf(page);
});
afterEach(() => context.close());

function open(widget?: string, mode: { strict?: '' } = {}) {
  return page.goto(widget ? `${HOST}/?${new URLSearchParams({ widget, ...place, ...mode })}` : HOST);
}

async function shownWidget(name: string, mode: { strict?: '' } = {}): Promise<Locator> {
  await open(name, mode);
  const widget = page.locator('[data-sitelens-theme]');
  const shown = SHOWN[name]?.(widget).first() ?? expect.fail(`Say what ${name} shows.`);
  await shown.waitFor({ state: 'visible' });
  return shown;
}

/** How the host's own elements look, each by all its properties. */
function looksOfHost() {
  return page
    .locator('body > header, body > header *')
    .evaluateAll((elements) =>
      elements.map((element) =>
        [...getComputedStyle(element)].map((name) => [
          name,
          getComputedStyle(element).getPropertyValue(name),
        ]),
      ),
    );
}

test('every widget that the package exports is tried here', () => {
  expect(exportedWidgets(inject('consumer')).toSorted()).toEqual(Object.keys(SHOWN).toSorted());
});

test.each(Object.keys(SHOWN))('%s shows what it is for and keeps to its place', async (name) => {
  await open();
  const hostAlone = await looksOfHost();
  const shown = await shownWidget(name);
  expect(await shown.evaluate((element) => getComputedStyle(element).fontFamily)).toMatch(
    /"Host Serif"|monospace/,
  );
  expect(await looksOfHost()).toEqual(hostAlone);
  await page.waitForLoadState('networkidle');
  expect(complaints).toEqual([]);
});

test.each(Object.keys(SHOWN))('%s works in strict mode, too', async (name) => {
  await shownWidget(name, { strict: '' });
  await page.waitForLoadState('networkidle');
  expect(complaints).toEqual([]);
});

test('the parts that are opened by a click are loaded and shown under the policy', async () => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: HOST });
  await shownWidget('AccessibilityPageIssues');
  await page.getByRole('button', { name: 'Fix this issue' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { level: 3 }).first().waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'See on screenshot', exact: true }).first().click();
  await dialog.getByRole('button', { name: 'Next issue' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Copy/ }).first().click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('<button');
  expect(complaints).toEqual([]);
});

test('the screenshot is shown from where the service is', async () => {
  await shownWidget('AccessibilityPageIssues');
  const picture = page.locator('[data-sitelens-theme] img[src*="/golden/pages/"]').first();
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  expect(complaints).toEqual([]);
});

test('the policy is in force: what it does not name is refused, and counts as a complaint', async () => {
  await open();
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "run"';
    document.body.append(script);
  });
  expect(await page.title()).not.toBe('run');
  await expect.poll(() => complaints.join()).toContain('Content Security Policy');
});
