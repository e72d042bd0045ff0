import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { escapeFrom, pressOn, readHelp, waitForFocusIn } from '../keyboard.ts';
import type { ScannedSite } from '../scannedSite.ts';
import { categories, openIssues } from './places.ts';

const RULE = 'aria-allowed-attr';

/** From the rules down to an element, its screenshot, and back to where one was, by keyboard alone. */
export async function stepThroughScreenshot(scanned: ScannedSite): Promise<void> {
  const page = await scanned.openWindow();
  await page.goto(categories(scanned));
  await pressOn(page.getByRole('rowheader', { name: RULE }).getByRole('link'));
  await page.waitForURL(`**/accessibility/${RULE}`);
  await pressOn(page.getByRole('link', { name: `${scanned.site.url}/shop/packs` }));
  await issue(page, 1).waitFor();

  const opener = page.getByRole('button', { name: 'See on screenshot', exact: true });
  await pressOn(opener);
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Issue 1 of 2').waitFor();
  await waitForFocusIn(dialog);
  await escapeFrom(dialog, opener);

  await page.keyboard.press('Enter');
  await dialog.getByText('Issue 1 of 2').waitFor();
  await waitForFocusIn(dialog);
  await zoom(page, dialog);
  await page.keyboard.press('n');
  await dialog.getByText('Issue 2 of 2').waitFor();
  await escapeFrom(dialog, issue(page, 2));
  await expect.poll(() => issue(page, 2).getAttribute('aria-expanded')).toBe('true');

  await openInNewTab(page);
  await page.context().close();
}

async function zoom(page: Page, dialog: Locator): Promise<void> {
  const scale = () => dialog.getByRole('group', { name: 'Zoom' }).getByRole('status').textContent();
  const fit = await scale();
  await page.keyboard.press('+');
  await expect.poll(scale).not.toBe(fit);
  await page.keyboard.press('0');
  await expect.poll(scale).toBe(fit);
}

/** The address names the chosen issue. */
async function openInNewTab(page: Page): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await issue(tab, 2).waitFor();
  await expect.poll(() => issue(tab, 2).getAttribute('aria-expanded')).toBe('true');
  expect(await issue(tab, 1).getAttribute('aria-expanded')).toBe('false');
  await tab.close();
}

/** By keyboard alone. */
export async function readHelpAndCopy(scanned: ScannedSite): Promise<void> {
  const page = await scanned.openWindow({ permissions: ['clipboard-read', 'clipboard-write'] });
  await openIssues(page, scanned, RULE, '/shop/packs');

  await readHelp(page.getByRole('button', { name: 'Fix this issue' }));

  await pressOn(page.getByRole('button', { name: 'Copy: Failing element' }));
  await page.getByText('Copied to the clipboard.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '<a id="pack-40" href="/basket" aria-checked="true">Haven 40</a>',
  );
  await page.context().close();
}

function issue(page: Page, number: number): Locator {
  return page.getByRole('button', { name: new RegExp(`^Issue ${number} of 2:`) });
}
