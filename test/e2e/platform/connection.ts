import { expect } from 'vitest';
import { expectFit } from '../screen.ts';
import { openProject } from './openProject.ts';
import type { Platform } from './platform.ts';

/** While a scan runs: the screen says so, comes back by itself, and shows the end of the scan. */
export async function loseTheConnection(platform: Platform): Promise<void> {
  const page = await platform.open('MEMBER');
  await openProject(page, platform, 'Slow website');
  await page.getByRole('heading', { name: 'Scan in progress' }).waitFor();

  await page.context().setOffline(true);
  await page.getByText('You are offline').waitFor();
  await expectFit(page);
  await page.context().setOffline(false);
  await page.getByText('You are offline').waitFor({ state: 'detached' });

  await platform.stop();
  await page.getByText('Connection lost').waitFor();
  await page.getByRole('heading', { name: 'Scan in progress' }).waitFor();
  await expectFit(page);
  await platform.start();
  await page.getByText('Connection lost').waitFor({ state: 'detached' });
  await page.getByRole('status').getByText('The connection is back.').waitFor({ state: 'attached' });

  platform.slowSite.release();
  await page.getByRole('heading', { name: 'Latest scan' }).waitFor({ timeout: 90_000 });
  await expect.poll(() => page.getByText('Completed').first().isVisible()).toBe(true);
  await page.context().close();
}
