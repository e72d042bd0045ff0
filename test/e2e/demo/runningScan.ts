import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pressOn, tabTo } from '../keyboard.ts';
import type { ScannedDemo } from '../scannedDemo.ts';
import { expectFit } from '../screen.ts';

const LOOKS = { widths: [1440, 320], colourSchemes: ['light'] } as const;

/** What a running scan finds comes by itself, but never moves the rows that somebody reads. */
export async function readWhileItRuns(demo: ScannedDemo): Promise<void> {
  const project = await demo.createProject('Slow website', `${demo.slowSite.url}/`);
  const scanId = await demo.startScan(project.id);
  const scan = `${demo.address}/dashboard/projects/${project.id}/scans/${scanId}`;
  const page = await demo.openAsMember();
  await page.goto(`${scan}/mobile-friendly-test`);
  await page.getByRole('rowheader', { name: 'The page does not say that it fits on phones' }).waitFor();
  await expectFit(page, LOOKS);

  await page.goto(`${scan}/site-audit`);
  await pressOn(page.getByRole('rowheader', { name: 'Titles that are too short' }).getByRole('link'));
  await page.getByText('The scan is running.').waitFor();
  await expectTitles(page, ['Start']);
  const before = await placeOfFirst(page);
  await expectFit(page, LOOKS);

  demo.slowSite.release();
  const update = page.getByRole('button', { name: 'Update table data' });
  await tabTo(update);
  await expectTitles(page, ['Start']);
  await expect.poll(() => placeOfFirst(page)).toEqual(before);
  await page.keyboard.press('Enter');
  await expectTitles(page, ['Start', 'End']);
  await expect.poll(() => placeOfFirst(page)).toEqual(before);

  await page.goto(`${scan}/site-audit/issues/broken-image`);
  await page.getByText('The scan has ended without an issue of this type.').waitFor();
  await expectFit(page, LOOKS);
  await page.context().close();
}

/** Windows that were made narrow and wide again come to rest a moment later. */
function placeOfFirst(page: Page) {
  return rows(page).first().boundingBox();
}

async function expectTitles(page: Page, titles: readonly string[]): Promise<void> {
  await expect.poll(() => rows(page).count()).toBe(titles.length);
  for (const [at, title] of titles.entries())
    await rows(page).nth(at).getByText(title, { exact: true }).waitFor();
}

function rows(page: Page) {
  return page.getByRole('table').locator('tbody tr');
}
