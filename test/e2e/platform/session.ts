import { expect } from 'vitest';
import { pressOn } from '../keyboard.ts';
import { expectAccessible, expectFit } from '../screen.ts';
import type { Platform } from './platform.ts';

/** Whoever logs in again is where they were, and nothing that they had entered is lost. */
export async function outliveTheSession(platform: Platform): Promise<void> {
  const id = await platform.createProject({ name: 'Outlived', startUrl: `${platform.slowSite.url}/` });
  const page = await platform.open('OWNER');
  const settings = `${platform.address}/dashboard/projects/${id}/settings`;
  await page.goto(settings);
  await page.getByLabel('Name').fill('Entered before');
  await page.context().clearCookies();
  await page.keyboard.press('Enter');

  await page.waitForURL(/\/settings\?auth=timeout$/);
  const dialog = page.getByRole('dialog', { name: 'Login required' });
  await dialog.getByText('Your session expired. Please login.').waitFor();
  await expectFit(page);
  await pressOn(dialog.getByRole('link', { name: 'Login' }));

  await page.getByLabel('E-mail address').fill('demo@sitelens.example');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.keyboard.press('Enter');
  await page.getByText('This e-mail address and password do not belong together.').waitFor();
  await expectAccessible(page);
  await page.getByLabel('Password', { exact: true }).fill('sitelens-demo');
  await page.keyboard.press('Enter');
  await page.waitForURL(settings);
  await page.getByText('What you had entered before is back').waitFor();
  expect(await page.getByLabel('Name').inputValue()).toBe('Entered before');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Entered before' }).waitFor();
  await page.context().close();
}

/** The tab that somebody works in hears of a sign-out in another one. */
export async function signOutElsewhere(platform: Platform): Promise<void> {
  const page = await platform.open('visitor');
  await page.goto(`${platform.address}/oauth2/authorization/auth0?originUrl=/dashboard`);
  await page.getByLabel('E-mail address').fill('demo@sitelens.example');
  await page.getByLabel('Password', { exact: true }).fill('sitelens-demo');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${platform.address}/dashboard`);
  const other = await page.context().newPage();
  await other.goto(`${platform.address}/dashboard`);
  await other.getByRole('button', { name: /demo@sitelens\.example/ }).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await other.waitForURL(`${platform.address}/`);
  await page.getByRole('dialog', { name: 'Login required' }).waitFor();
  await page.context().close();
}
