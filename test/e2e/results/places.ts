import type { Page } from 'playwright-core';
import type { ScannedSite } from '../scannedSite.ts';

/** The rules that failed in the first scan, or in another one. */
export function categories({ overview, scanId }: ScannedSite, inScan: string = scanId): string {
  return `${overview}/scans/${inScan}/accessibility`;
}

/** Opens one rule's pages. */
export async function openRule(page: Page, scanned: ScannedSite, rule: string): Promise<void> {
  await page.goto(`${categories(scanned)}/${rule}`);
  await page.getByRole('table').getByRole('link').first().waitFor();
}

/** Opens one rule's issues on the page of a path, by the link to it. */
export async function openIssues(
  page: Page,
  scanned: ScannedSite,
  rule: string,
  path: string,
): Promise<void> {
  await openRule(page, scanned, rule);
  await page
    .getByRole('table')
    .getByRole('link', { name: scanned.site.url + path })
    .click();
  await page.waitForURL(new RegExp(`/accessibility/pages/[^/]+/${rule}`));
}

/** The ids of the rules in the table, from the top down. */
export function rulesShown(page: Page): Promise<string[]> {
  return page.getByRole('table').getByRole('rowheader').locator('code').allTextContents();
}
