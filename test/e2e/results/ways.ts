import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { pressOn } from '../keyboard.ts';
import type { ScannedSite } from '../scannedSite.ts';
import { openIssues } from './places.ts';

/** Many of one type: the open row and the lit box are the same issue, whichever is chosen. */
export async function chooseByRowAndBox(scanned: ScannedSite): Promise<void> {
  const page = await scanned.openWindow({ viewport: { width: 1920, height: 1080 } });
  await openIssues(page, scanned, 'image-alt', '/shop/tents');
  const viewer = page.getByRole('region', { name: 'Screenshot with marked issues' });

  await viewer.getByText('Issue 1 of 2').waitFor();
  await pressOn(viewer.getByRole('button', { name: 'Next issue' }));
  await viewer.getByText('Issue 2 of 2').waitFor();
  await expect.poll(() => row(page, 2).getAttribute('aria-expanded')).toBe('true');
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await expect.poll(() => row(tab, 2).getAttribute('aria-expanded')).toBe('true');
  await tab.close();

  await pressOn(row(page, 1));
  await viewer.getByText('Issue 1 of 2').waitFor();
  await expect.poll(() => row(page, 2).getAttribute('aria-expanded')).toBe('false');
  await page.context().close();
}

function row(page: Page, number: number): Locator {
  return page.getByRole('button', { name: new RegExp(`^Details Issue ${number} of 2`) });
}

/** Page-wide: nothing to mark, so the explainer stands alone. */
export async function readExplainerAlone(scanned: ScannedSite): Promise<void> {
  const page = await scanned.openWindow();
  await openIssues(page, scanned, 'meta-viewport', '/help/repairs');
  await page.getByRole('heading', { name: 'Whom it hurts, and how' }).waitFor();
  await page.getByText('This concerns the page as a whole').waitFor();
  const main = page.getByRole('main');
  expect(await main.getByRole('button', { name: 'See on screenshot' }).count()).toBe(0);
  expect(await main.getByRole('region', { name: 'Screenshot with marked issues' }).count()).toBe(0);
  expect(await main.getByRole('table').count()).toBe(0);
  await page.context().close();
}
