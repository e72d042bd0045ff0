import type { Page } from 'playwright-core';
import type { ScannedSite } from '../scannedSite.ts';
import { expectFit, LOOKS } from '../screen.ts';
import { categories, openIssues, openRule } from './places.ts';

/** Each screen of the accessibility results. */
export async function fitScreens(scanned: ScannedSite): Promise<void> {
  const page = await scanned.openWindow({ reducedMotion: 'reduce' });
  await page.goto(scanned.overview);
  await page.getByRole('button', { name: /^Details.*link-name/ }).click();
  await page.getByRole('button', { name: 'Open screenshot' }).waitFor();
  await expectFit(page, LOOKS);

  await page.goto(categories(scanned));
  await page.getByRole('table').getByRole('link').first().waitFor();
  await expectFit(page, LOOKS);
  await page
    .getByRole('group', { name: /^Filters of:/ })
    .getByRole('button', { name: 'Violates' })
    .click();
  await page.getByRole('dialog', { name: 'Violates' }).waitFor();
  await expectFit(page, LOOKS);

  await openRule(page, scanned, 'image-alt');
  await expectFit(page, LOOKS);
  await page.context().close();
}

/** Each way of drawing issues, with what opens over it. */
export async function fitIssues(scanned: ScannedSite): Promise<void> {
  const page = await scanned.openWindow({ reducedMotion: 'reduce' });
  await openIssues(page, scanned, 'color-contrast', '/help/glossary');
  await page.getByRole('heading', { name: 'Failing element' }).waitFor();
  await expectFit(page, LOOKS);

  await openIssues(page, scanned, 'meta-viewport', '/help/repairs');
  await page.getByRole('heading', { name: 'Whom it hurts, and how' }).waitFor();
  await expectFit(page, LOOKS);

  await openIssues(page, scanned, 'aria-allowed-attr', '/shop/packs');
  await page.getByRole('heading', { name: 'Failing element' }).waitFor();
  await expectFit(page, LOOKS);
  await fitDialog(page, 'See on screenshot');
  await fitDialog(page, 'Fix this issue');
  await page.context().close();
}

async function fitDialog(page: Page, opener: string): Promise<void> {
  await page.getByRole('button', { name: opener, exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await expectFit(page, LOOKS);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}
