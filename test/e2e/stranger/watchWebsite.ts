import { expect } from 'vitest';
import { pressOn, waitForFocusIn } from '../keyboard.ts';
import { expectFit } from '../screen.ts';
import { openMail } from './mailbox.ts';
import { EMAIL, type Road } from './road.ts';

const LIGHT = { widths: [1440, 320], colourSchemes: ['light'] } as const;

/** What was typed on the home page is still known. */
export async function addWebsite({ page, site }: Road): Promise<void> {
  await pressOn(page.getByRole('button', { name: 'Add website' }).first());
  const dialog = page.getByRole('dialog', { name: 'New project' });
  await waitForFocusIn(dialog);
  const startUrl = dialog.getByLabel(/Website URL/);
  expect(await startUrl.inputValue()).toBe(`127.0.0.1:${site.port}`);
  await dialog.getByLabel('Name').fill('My website');
  await pressOn(dialog.getByRole('button', { name: 'More settings' }));
  await dialog.getByLabel('Max pages').fill('3');
  await expectFit(page, LIGHT);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/dashboard\/projects\/[\da-f-]+$/);
  await page.getByRole('heading', { level: 1, name: 'My website' }).waitFor();
}

/** Every second week on a Wednesday morning; it is still so when the settings are opened anew. */
export async function schedule({ page }: Road): Promise<void> {
  await pressOn(page.getByRole('main').getByRole('link', { name: 'Settings' }));
  await page.getByRole('tab', { name: 'Schedule' }).click();
  await page.getByRole('switch', { name: 'Scan on a schedule' }).press('Space');
  await page.getByLabel('Scan every').fill('2');
  await page.getByLabel('Period').selectOption({ label: 'weeks' });
  await page.getByLabel('Day of the week').selectOption({ label: 'Wednesday' });
  await page.getByLabel('Time of day').fill('06:30');
  await page.getByText(/^Next scan: Wednesday \d{4}-\d\d-\d\d 06:30/).waitFor();
  await expectFit(page, LIGHT);
  await pressOn(page.getByRole('button', { name: 'Save', exact: true }));
  await page.getByText('Project saved successfully').waitFor();
  await page.reload();
  await page.getByRole('tab', { name: 'Schedule' }).click();
  await page.getByText(/^Next scan: Wednesday \d{4}-\d\d-\d\d 06:30/).waitFor();
  expect(await page.getByLabel('Scan every').inputValue()).toBe('2');
}

/** Asks for the e-mail, goes away, and comes back by its link to a scan that has ended. */
export async function comeBackByMail(road: Road): Promise<void> {
  const { page, mailbox, site } = road;
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Overview' })
    .click();
  await pressOn(page.getByRole('button', { name: 'Start crawl' }).first());
  await page.getByRole('heading', { name: 'Scan in progress' }).waitFor();
  const emails = page.getByRole('switch', { name: 'E-mail me when a scan ends' });
  await pressOn(emails, 'Space');
  await page.getByText(`You get an e-mail at ${EMAIL} when a scan ends`).waitFor();
  await expectFit(page, LIGHT);
  await page.goto('about:blank');

  await openMail(road, new RegExp(`^127\\.0\\.0\\.1:${site.port}: \\d+ accessibility issues on 3 pages`));
  await mailbox.getByRole('link', { name: /\/dashboard\/projects\/.*\/accessibility$/ }).click();
  await mailbox.getByRole('heading', { level: 2, name: 'Accessibility', exact: true }).waitFor();
  await mailbox.getByRole('table').getByRole('link').first().waitFor();
  expect(await mailbox.locator('tr[data-redacted]').count()).toBe(0);

  await page.goto(`${road.address}/dashboard`);
  await page
    .getByRole('row', { name: /My website/ })
    .getByText('Completed')
    .waitFor();
  await expectFit(page, LIGHT);
  await page
    .getByRole('table')
    .getByRole('link', { name: /My website/ })
    .click();
  await page.getByRole('heading', { name: 'Latest scan' }).waitFor();
  await expectFit(page, LIGHT);
}
