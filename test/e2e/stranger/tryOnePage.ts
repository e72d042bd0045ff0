import { expect } from 'vitest';
import { pressOn } from '../keyboard.ts';
import { expectFit, LOOKS } from '../screen.ts';
import { openMail } from './mailbox.ts';
import { EMAIL, type Road } from './road.ts';

/** From the home page to the results of one page, by keyboard alone. */
export async function tryOnePage(road: Road): Promise<void> {
  const { page, address, site } = road;
  await page.goto(`${address}/`);
  const field = page.getByLabel(/Your website’s address/);
  await field.waitFor();
  await expectFit(page, LOOKS);
  await pressOn(field, 'End');
  await page.keyboard.type(`127.0.0.1:${site.port}`);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/projects\/[\da-f-]+$/);
  await waitForResults(road);
}

async function waitForResults(road: Road): Promise<void> {
  const { page, site } = road;
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: new RegExp(`127\\.0\\.0\\.1:${site.port}`) }).waitFor();
  const email = dialog.getByLabel(/^E-mail address/);
  await pressOn(email, 'End');
  await page.keyboard.type(EMAIL);
  await page.keyboard.press('Enter');
  await dialog.getByText(`the results`).getByText(EMAIL).waitFor();
  await expectFit(page, { widths: [1440, 320], colourSchemes: ['dark'] });
  const see = dialog.getByRole('button', { name: 'See the results' });
  await see.waitFor({ timeout: 120_000 });
  await pressOn(see);
  await dialog.waitFor({ state: 'detached' });
}

/** A few results of many, and the way to all of them. */
export async function readFirstResults(road: Road): Promise<void> {
  const { page } = road;
  await pressOn(page.getByRole('main').getByRole('link', { name: 'Show all accessibility issues' }));
  await page.getByRole('heading', { level: 2, name: 'Accessibility', exact: true }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Start a free trial' }).waitFor();
  expect(await page.locator('tr[data-redacted]').count()).toBeGreaterThan(0);
  await expectFit(page, { widths: [1440, 320], colourSchemes: ['light'] });

  await openMail(road, /accessibility issues? on 1 page/);
  const results = road.mailbox.getByRole('link', { name: /\/projects\/.*\/accessibility/ });
  await results.click();
  await road.mailbox.getByRole('heading', { level: 2, name: 'Accessibility', exact: true }).waitFor();
  expect(new URL(road.mailbox.url()).pathname).toBe(new URL(page.url()).pathname);
}
