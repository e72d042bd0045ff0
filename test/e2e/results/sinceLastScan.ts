import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pressOn } from '../keyboard.ts';
import type { ScannedSite } from '../scannedSite.ts';
import { expectFit, LOOKS } from '../screen.ts';
import { choose, expectRules } from './categories.ts';
import { categories } from './places.ts';
import { changeSite } from './plantedSite.ts';

/** A defect is mended, another one is new, and a page can't be reached. */
export async function compareTwoScans(scanned: ScannedSite): Promise<void> {
  await changeSite(scanned.site);
  const scanId = await scanned.scanAgain();
  const page = await scanned.openWindow({ reducedMotion: 'reduce' });
  await readSummary(page, scanned);
  await filterByChange(page, categories(scanned, scanId));
  const added = { change: 'NEW', path: '/shop/lanterns', row: /Issue 1 of 1:.*lantern\.svg.*New/ } as const;
  await followIssue(page, scanned, added);
  const row = /ridgeline-photo.*No longer on the page.*Fixed/;
  await followIssue(page, scanned, { change: 'FIXED', path: '/shop/tents', row });
  await expectFit(page, LOOKS);
  await page.context().close();
}

/** Of the page that can't be reached three issues are gone, and none of them is fixed. */
async function readSummary(page: Page, { overview }: ScannedSite): Promise<void> {
  await page.goto(overview);
  const summary = page.getByRole('region', { name: 'Latest scan' });
  await summary.getByRole('link', { name: 'Show 1 new issue' }).waitFor();
  await summary.getByRole('link', { name: 'Show 1 fixed issue' }).waitFor();
  await summary.getByText('3 fewer than before').waitFor();
  const pages = page.getByRole('region', { name: 'Pages' });
  await pages.getByRole('combobox', { name: 'Show' }).selectOption('Failed');
  await expect
    .poll(() => pages.getByRole('rowheader').allTextContents())
    .toEqual([expect.stringMatching(/\/shop\/jackets$/)]);
}

/** By keyboard alone. */
async function filterByChange(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await choose(page, 'Since last scan', /^Fixed/);
  await expectRules(page, ['image-alt']);
  await page.reload();
  await expectRules(page, ['image-alt']);
  expect(new URL(page.url()).search).toBe('?filterSinceLastScan=FIXED');
  await page.getByRole('row', { name: /image-alt.*\+1 new 1 fixed/ }).waitFor();
  await expectFit(page, LOOKS);

  await page.goto(`${address}?filterSinceLastScan=UNCHANGED&rowsPerPage=50`);
  await expect.poll(() => page.getByRole('rowheader').count()).toBeGreaterThan(10);
  const unchanged = await page.getByRole('rowheader').locator('code').allTextContents();
  expect(unchanged).toContain('image-alt');
  expect(unchanged).toContain('color-contrast');
  // It failed nowhere but on the page that was not scanned.
  expect(unchanged).not.toContain('button-name');
}

interface FollowedChange {
  readonly change: 'NEW' | 'FIXED';
  /** The path of the one page that has it. */
  readonly path: string;
  /** The issue in the table of its page. */
  readonly row: RegExp;
}

/** From the overview's number down to the one issue, by keyboard alone. */
async function followIssue(
  page: Page,
  scanned: ScannedSite,
  { change, path, row }: FollowedChange,
): Promise<void> {
  await page.goto(scanned.overview);
  await pressOn(page.getByRole('link', { name: `Show 1 ${change.toLowerCase()} issue` }));
  await expectRules(page, ['image-alt']);
  await pressOn(page.getByRole('rowheader', { name: 'image-alt' }).getByRole('link'));
  const links = page.getByRole('rowheader').getByRole('link');
  await page.waitForURL(new RegExp(`/accessibility/image-alt\\?filterSinceLastScan=${change}`));
  await expect.poll(() => links.allTextContents()).toEqual([expect.stringMatching(new RegExp(`${path}$`))]);
  await pressOn(links);
  await page.getByRole('row', { name: row }).waitFor();
}
