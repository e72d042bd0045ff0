import { SCREEN_SIZE_NAMES } from '@sitelens/api-client/contract';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pressOn } from '../keyboard.ts';
import type { ScannedSite } from '../scannedSite.ts';
import { openRule } from './places.ts';

/** By keyboard alone. */
export async function sortPages(scanned: ScannedSite): Promise<void> {
  const page = await scanned.openWindow();
  await openRule(page, scanned, 'link-name');
  await page.getByRole('heading', { level: 2, name: /^Link has no text \(5 issues\)/ }).waitFor();
  const pages = ['/shop/boots', '/shop/gift-card', '/shop/packs', '/shop/stoves'];
  const byIssues = await pathsShown(page, scanned);
  expect(byIssues[0]).toBe('/shop/stoves');
  expect(byIssues.toSorted()).toEqual(pages);
  await page.getByRole('row', { name: /\/shop\/stoves 2/ }).waitFor();
  await expect.poll(() => thumbnailsLoaded(page)).toBe(SCREEN_SIZE_NAMES.length * pages.length);

  const head = page.getByRole('columnheader', { name: 'Page' });
  await pressOn(head.getByRole('button'));
  await expect.poll(() => pathsShown(page, scanned)).toEqual(pages);
  expect(new URL(page.url()).search).toBe('?order=asc&orderBy=pageUrl');
  await page.keyboard.press('Enter');
  await expect.poll(() => pathsShown(page, scanned)).toEqual(pages.toReversed());
  expect(await head.getAttribute('aria-sort')).toBe('descending');
  await page.context().close();
}

async function pathsShown(page: Page, { site }: ScannedSite): Promise<string[]> {
  const links = await page.getByRole('rowheader').getByRole('link').locator('bdi').allTextContents();
  return links.map((address) => address.replace(site.url, ''));
}

function thumbnailsLoaded(page: Page): Promise<number> {
  const images = page.getByRole('table').locator('img');
  return images.evaluateAll((all) => all.filter((one) => Reflect.get(one, 'naturalWidth') > 0).length);
}
