import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { pressOn, waitForFocusIn } from '../keyboard.ts';
import { expectAccessible, expectFit } from '../screen.ts';
import { openMail } from './mailbox.ts';
import { EMAIL, type Road } from './road.ts';

/** The results as a file of each format. */
export async function saveFiles({ page }: Road): Promise<void> {
  const csv = await saveAs(page, 'CSV, for spreadsheets', /\.csv$/);
  expect(csv.split('\r\n').length).toBeGreaterThan(3);
  const json = JSON.parse(await saveAs(page, 'JSON, for programs', /\.json$/));
  expect(Object.keys(json).length).toBeGreaterThan(0);
  const sarif = JSON.parse(await saveAs(page, 'SARIF, for code scanning', /\.sarif$/));
  expect(sarif.version).toBe('2.1.0');
  expect(sarif.runs[0].results.length).toBeGreaterThan(0);
}

async function saveAs(page: Page, name: string, fileName: RegExp): Promise<string> {
  await page.getByRole('button', { name: 'Export' }).click();
  const { suggestedFilename, content } = await download(page, page.getByRole('menuitem', { name }));
  expect(suggestedFilename).toMatch(fileName);
  return content.toString();
}

async function download(page: Page, control: Locator) {
  const [file] = await Promise.all([page.waitForEvent('download'), control.click()]);
  return { suggestedFilename: file.suggestedFilename(), content: await readFile(await file.path()) };
}

/** The report below the project, alone on a page for print, and as a PDF. */
export async function printReport({ page, address }: Road): Promise<void> {
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Accessibility report' }).click();
  await page.waitForURL(/\/scans\/[^/]+\/reporting$/);
  await page.getByRole('heading', { name: 'Executive summary' }).waitFor();
  await page.getByRole('heading', { name: 'Disclaimer' }).waitFor();
  await expectFit(page, { widths: [1440, 320], colourSchemes: ['light'] });

  const { pathname } = new URL(page.url());
  await pressOn(page.getByRole('button', { name: 'Make a PDF' }));
  const save = page.getByRole('link', { name: 'Save the PDF' });
  await save.waitFor({ timeout: 60_000 });
  const { suggestedFilename, content } = await download(page, save);
  expect(suggestedFilename).toMatch(/\.pdf$/);
  expect(content.subarray(0, 5).toString()).toBe('%PDF-');

  const alone = await page.context().newPage();
  await alone.goto(address + pathname.replace('/dashboard/projects', '/export').replace(/\/reporting$/, ''));
  await alone.getByRole('heading', { level: 1, name: /^Accessibility report of/ }).waitFor();
  await alone.getByText('has no legal authority').waitFor();
  expect(await alone.getByRole('navigation', { name: 'Main navigation' }).count()).toBe(0);
  await alone.emulateMedia({ media: 'print' });
  await expectAccessible(alone);
  await alone.close();
}

/** By keyboard; it reaches whoever runs the installation. */
export async function sendFeedback(road: Road): Promise<void> {
  const { page } = road;
  await pressOn(page.getByRole('button', { name: 'Send feedback' }));
  const dialog = page.getByRole('dialog', { name: 'Send feedback' });
  await waitForFocusIn(dialog);
  await dialog.getByLabel('Subject').fill('A stranger’s thanks');
  await dialog.getByLabel(/^Your feedback/).fill('Everything was where I looked for it.');
  expect(await dialog.getByLabel(/^Your e-mail address/).inputValue()).toBe(EMAIL);
  await expectFit(page, { widths: [1440, 320], colourSchemes: ['light'] });
  await pressOn(dialog.getByRole('button', { name: 'Send' }));
  await page.getByRole('dialog', { name: 'Thank you' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await openMail(road, /A stranger’s thanks/);
  await road.mailbox.getByText('Everything was where I looked for it.').first().waitFor();
}

export async function chooseName({ page }: Road): Promise<void> {
  await chooseInAccountMenu(page, 'Home', 'Profile settings');
  await page.getByRole('heading', { level: 1, name: 'Profile settings' }).waitFor();
  await page.getByLabel('Name').fill('Sam Stranger');
  await page.keyboard.press('Enter');
  await page.getByText('Profile saved successfully').waitFor();
  await expectFit(page, { widths: [1440, 320], colourSchemes: ['light'] });
  await page.reload();
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Sam Stranger');
}

export async function signOut({ page, address }: Road): Promise<void> {
  await chooseInAccountMenu(page, 'End', 'Sign out');
  await page.waitForURL(`${address}/`);
  await page.getByLabel(/Your website’s address/).waitFor();
  expect((await page.request.get(`${address}/api/v1/users/current`)).status()).toBe(401);
}

async function chooseInAccountMenu(page: Page, key: 'Home' | 'End', name: string): Promise<void> {
  await pressOn(page.getByRole('button', { name: new RegExp(`${EMAIL} account menu`) }));
  await waitForFocusIn(page.getByRole('menu'));
  await page.keyboard.press(key);
  await waitForFocusIn(page.getByRole('menuitem', { name }));
  await page.keyboard.press('Enter');
}
