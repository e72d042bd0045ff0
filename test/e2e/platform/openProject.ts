import type { Page } from 'playwright-core';
import type { Platform } from './platform.ts';

/** By its row in the list of projects. */
export async function openProject(page: Page, { address }: Platform, name: string): Promise<void> {
  await page.goto(`${address}/dashboard`);
  await page
    .getByRole('table')
    .getByRole('link', { name: new RegExp(name) })
    .click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}
