import { expect } from 'vitest';
import { escapeFrom, pressOn, waitForFocusIn } from '../keyboard.ts';
import type { ScannedSite } from '../scannedSite.ts';

/** The parts that several pages include are one row each; by keyboard alone. */
export async function expandSimilarIssues(scanned: ScannedSite): Promise<void> {
  const page = await scanned.openWindow();
  await page.goto(scanned.overview);
  const panel = page.getByRole('region', { name: 'Similar issues' });
  const rows = panel.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect.poll(() => rows.count()).toBe(2);
  await panel.getByRole('row', { name: /color-contrast 4 on 4 pages WCAG 2.0 AA Serious/ }).waitFor();
  await panel.getByRole('row', { name: /link-name 4 on 4 pages WCAG 2.0 A Serious/ }).waitFor();

  await pressOn(panel.getByRole('button', { name: /^Details.*link-name/ }));
  const example = panel.getByRole('list', { name: 'Examples' }).getByRole('listitem').first();
  const link = example.getByRole('link', { name: new RegExp(`^${scanned.site.url}/shop/`) });
  await link.waitFor();
  await example.getByText('class="share-link"').waitFor();
  expect(await example.textContent()).toMatch(/#share-\d{3}/);
  await example.getByRole('img', { name: 'Part of the screenshot around the issue' }).waitFor();

  const opener = example.getByRole('button', { name: 'Open screenshot' });
  await pressOn(opener);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Issue \d of \d: .*share-link/ }).waitFor();
  await waitForFocusIn(dialog);
  await escapeFrom(dialog, opener);

  await pressOn(example.getByRole('link', { name: 'All issues of this rule on this page' }));
  await page.waitForURL(/\/accessibility\/pages\/[^/]+\/link-name\?issue=/);
  await page.getByRole('region', { name: 'Screenshot with marked issues' }).waitFor();
  await page.context().close();
}
