import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from '../screen.ts';
import type { Platform } from './platform.ts';

/** What nobody caught, and a screen that can't be shown, are both told to the service, with where they were. */
export async function reportErrors(platform: Platform): Promise<void> {
  const page = await platform.open('visitor');
  await page.goto(`${platform.address}/pricing`);
  const thrown = nextReport(page);
  await page.evaluate(
    () =>
      void setTimeout(() => {
        throw new RangeError('Thrown by hand.');
      }),
  );
  expect(await thrown).toMatchObject({
    pageUrl: `${platform.address}/pricing`,
    event: 'error',
    line: expect.any(Number),
    column: expect.any(Number),
    error: expect.stringMatching(/^RangeError: Thrown by hand\./),
  });

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
