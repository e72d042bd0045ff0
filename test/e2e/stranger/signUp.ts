import type { Page } from 'playwright-core';
import { pressOn } from '../keyboard.ts';
import { expectFit } from '../screen.ts';
import { openMail } from './mailbox.ts';
import { EMAIL, PASSWORD, type Road } from './road.ts';

const LIGHT = { widths: [1440, 320], colourSchemes: ['light'] } as const;

/** From the results to a verified account, the mail read in another browser. */
export async function signUpAndVerify(road: Road): Promise<void> {
  const { page, address } = road;
  const results = page.url();
  await pressOn(page.getByRole('main').getByRole('link', { name: 'Start a free trial' }));
  await page.getByRole('heading', { level: 1, name: 'Sign up for Sitelens' }).waitFor();
  await expectFit(page, LIGHT);
  await page.getByLabel('E-mail address').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.keyboard.press('Enter');
  await page.getByText('Enter a password of at least 8 characters.').waitFor();
  await expectFit(page, LIGHT);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(results);
  await page.goto(`${address}/dashboard`);
  await page.getByRole('heading', { level: 1, name: 'Verify your e-mail address' }).waitFor();
  await expectFit(page, LIGHT);
  await verify(road);

  await page.getByRole('button', { name: 'Refresh' }).click();
  await arrive(page, address);
}

async function verify(road: Road): Promise<void> {
  const { mailbox, address } = road;
  await openMail(road, /^Verify your e-mail address/);
  await expectFit(mailbox, LIGHT);
  await mailbox.getByRole('link', { name: /\/verify-email\?token=/ }).click();
  await mailbox.getByRole('heading', { level: 1, name: 'Verify your e-mail address' }).waitFor();
  await expectFit(mailbox, LIGHT);
  await pressOn(mailbox.getByRole('button', { name: 'Verify this address' }));
  await mailbox.getByRole('heading', { level: 1, name: 'Log in to Sitelens' }).waitFor();
  await expectFit(mailbox, LIGHT);
  await mailbox.getByLabel('E-mail address').fill(EMAIL);
  await mailbox.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await mailbox.keyboard.press('Enter');
  await arrive(mailbox, address);
}

async function arrive(page: Page, address: string): Promise<void> {
  await page.waitForURL(`${address}/dashboard`);
  await page.getByRole('heading', { name: 'There are no projects' }).waitFor();
}
