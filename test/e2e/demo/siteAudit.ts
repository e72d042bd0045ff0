import {
  issueTypeInUrl,
  SITE_AUDIT_ISSUE_TYPES,
  type SiteAuditIssueType,
} from '@sitelens/api-client/contract';
import { siteAuditType } from '@sitelens/results/catalogue';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pressOn, readHelp } from '../keyboard.ts';
import { choose } from '../results/categories.ts';
import type { ScannedDemo } from '../scannedDemo.ts';
import { expectFit, LOOKS } from '../screen.ts';

const title = (type: SiteAuditIssueType) => siteAuditType(type)?.title ?? '';

/** From the drawer to a type's issues and its help, by keyboard alone. */
export async function walkDownToIssues(demo: ScannedDemo): Promise<void> {
  const page = await demo.openAsMember();
  await page.goto(`${demo.address}/dashboard/projects/${demo.project.id}`);
  await pressOn(page.getByRole('link', { name: 'Site audit', exact: true }));
  await page.waitForURL(`**/scans/${demo.scanId}/site-audit`);
  // The overview, with tables of its own, goes a moment after the address has changed.
  await page.getByRole('heading', { level: 2, name: 'Site audit', exact: true }).waitFor();
  const types = page.getByRole('table').getByRole('rowheader');
  await types.first().waitFor();
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('50');
  await expect.poll(() => types.count()).toBe(50);
  await page.getByText(`of ${SITE_AUDIT_ISSUE_TYPES.length}`).first().waitFor();

  await choose(page, 'Severity', /^Issue/);
  await expect.poll(() => types.count()).toBe(5);
  // What a table shows is in the address a moment later.
  await page.waitForURL(/filterSeverity=ISSUE/);
  await page.reload();
  await expect.poll(() => types.count()).toBe(5);

  await pressOn(types.getByRole('link', { name: title('BROKEN_LINK') }));
  await page.waitForURL('**/site-audit/issues/broken-link');
  await page.getByRole('table').getByText('404').first().waitFor();
  await readHelp(page.getByRole('button', { name: 'How to fix' }));
  await page.goBack();
  await expect.poll(() => types.count()).toBe(5);
  await page.context().close();
}

/** One type for each make of table that is wide: their columns and values are all that differs. */
const WIDE_MAKES = [
  'BROKEN_LINK',
  'LINK_TO_REDIRECT',
  'REQUEST_FAILED',
  'DUPLICATE_TITLE_TAGS',
  'TITLE_TOO_SHORT',
  'MULTIPLE_H1_TAGS_ON_PAGE',
  'H_TAG_HIERARCHY',
  'MISSING_ALT_ATTRIBUTE',
] as const satisfies readonly SiteAuditIssueType[];

/** One type for each other make: of one or two columns, which only the narrowest screen could be too small for. */
const NARROW_MAKES = [
  'LINK_TO_LOCALHOST',
  'DUPLICATE_H1_AND_TITLE_VALUE',
  'MISSING_H1_TAG_ON_PAGE',
  'EMPTY_HREF_ATTRIBUTE',
  'BLOCKED_BY_ROBOTS',
] as const satisfies readonly SiteAuditIssueType[];

export async function fitAuditScreens(demo: ScannedDemo): Promise<void> {
  const page = await demo.openAsMember();
  const audit = `${demo.address}/dashboard/projects/${demo.project.id}/scans/${demo.scanId}/site-audit`;
  await page.goto(audit);
  await page.getByRole('table').getByRole('link').first().waitFor();
  await expectFit(page, LOOKS);
  for (const type of [...WIDE_MAKES, ...NARROW_MAKES]) {
    await page.goto(`${audit}/issues/${issueTypeInUrl(type)}`);
    await page.getByRole('table').getByRole('row').nth(1).waitFor();
    const widths = WIDE_MAKES.some((one) => one === type) ? [1440, 320] : [320];
    await expectFit(page, { widths, colourSchemes: ['light'] });
  }
  await page.goto(`${audit}/issues/made-up`);
  await page.getByRole('heading', { name: 'No issues of this type' }).waitFor();
  await page.context().close();
}

/** The three parts that only visitors have, from their own addresses. */
export async function readPartsAsVisitor(demo: ScannedDemo): Promise<void> {
  const page = await demo.openAsVisitor();
  for (const [part, type] of [
    ['broken-links', 'BROKEN_LINK'],
    ['duplicate-titles', 'DUPLICATE_TITLE_TAGS'],
    ['duplicate-meta-descriptions', 'DUPLICATE_META_DESCRIPTION_TAGS'],
  ] as const) {
    await page.goto(`${demo.address}/projects/${demo.project.id}/${part}`);
    await page.waitForURL(`**/projects/${demo.project.id}/scans/${demo.scanId}/${part}`);
    await page
      .getByRole('table')
      .getByRole('link', { name: title(type) })
      .click();
    await page.waitForURL(`**/${part}/${demo.scanId}/issues/${issueTypeInUrl(type)}`);
    // The list of types goes a moment after the address has changed.
    await page.getByRole('heading', { name: title(type) }).waitFor();
    await expectFewRows(page);
    await page.goto(
      `${demo.address}/projects/${demo.project.id}/${part}/${demo.scanId}/issues/missing-title`,
    );
    await page.getByRole('heading', { name: 'No issues of this type' }).waitFor();
  }
  await expectFit(page);
  await page.context().close();
}

/** Three at most of each type are for everybody. */
async function expectFewRows(page: Page): Promise<void> {
  const rows = page.getByRole('table').locator('tbody tr:not([data-redacted])');
  await rows.getByRole('link').first().waitFor();
  expect(await rows.count()).toBeLessThanOrEqual(3);
}
