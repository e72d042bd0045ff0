import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from '../screen.ts';
import type { Platform } from './platform.ts';

/** Where the code of a screen can't be had, even after a reload, people read what to do, and the service hears of it. */
export async function missAScreen(platform: Platform): Promise<void> {
  const page = await platform.open('visitor');
  await page.route(/\/assets\/ColorContrastScreen-[^/]*\.js$/, (route) => route.abort());
  const crashed = nextReport(page);
  await page.goto(`${platform.address}/color-contrast`);
  await page.getByRole('heading', { level: 1, name: 'Unknown error occurred' }).waitFor();
  await expectAccessible(page);
  expect(await crashed).toMatchObject({
    pageUrl: `${platform.address}/color-contrast`,
    error: expect.stringContaining('dynamically imported module'),
  });
  await page.unroute(/\/assets\/ColorContrastScreen-[^/]*\.js$/);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await page.getByRole('heading', { level: 1, name: 'Colour contrast' }).waitFor();
  await page.context().close();
}

/** The next one that the service has taken. */
async function nextReport(page: Page): Promise<unknown> {
  const response = await page.waitForResponse((answer) => answer.url().endsWith('/api/v1/error-reports'));
  expect(response.status()).toBe(204);
  return response.request().postDataJSON();
}
