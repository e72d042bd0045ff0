import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { escapeFrom, pressOn, waitForFocusIn } from '../keyboard.ts';
import type { ScannedSite } from '../scannedSite.ts';
import { categories, rulesShown } from './places.ts';
import { ALL_FAILING, FAILING } from './plantedSite.ts';

/** By keyboard alone. */
export async function filterRules(scanned: ScannedSite): Promise<void> {
  const page = await scanned.openWindow();
  await page.goto(categories(scanned));
  await expectRules(page, ALL_FAILING.slice(0, 10));

  await choose(page, 'Impact', /^Critical/);
  await expectRules(page, FAILING.critical);
  expect(search(page)).toBe('?filterImpact=critical');

  await choose(page, 'Affects', /^Cognitive/);
  await expectRules(page, ['label', 'select-name']);
  expect(search(page)).toBe('?filterImpact=critical&filterDisabilitiesAffected=COGNITIVE');

  await page.reload();
  await expectRules(page, ['label', 'select-name']);
  await pressOn(filters(page).getByRole('button', { name: 'Clear filters' }));
  await expectRules(page, ALL_FAILING.slice(0, 10));
  expect(search(page)).toBe('');

  await choose(page, 'Violates', /^Best practice/);
  await expectRules(page, ['scope-attr-valid', 'aria-allowed-role', 'empty-table-header']);
  expect(search(page)).toBe('?filterTags=best-practice');
  await page.context().close();
}

/** By keyboard alone; the browser's way back undoes each step. */
export async function sortRules(scanned: ScannedSite): Promise<void> {
  const page = await scanned.openWindow();
  const ascending = ALL_FAILING.toSorted();
  await page.goto(categories(scanned));
  const head = page.getByRole('columnheader', { name: 'Rule' });

  await pressOn(head.getByRole('button'));
  await expectRules(page, ascending.slice(0, 10));
  expect(search(page)).toBe('?order=asc&orderBy=id');
  expect(await head.getAttribute('aria-sort')).toBe('ascending');

  await pressOn(page.getByRole('button', { name: 'Next page' }));
  await expectRules(page, ascending.slice(10, 20));
  expect(search(page)).toBe('?order=asc&orderBy=id&page=1');

  await pressOn(head.getByRole('button'));
  await expectRules(page, ascending.toReversed().slice(0, 10));
  expect(search(page)).toBe('?orderBy=id');

  await page.goBack();
  await expectRules(page, ascending.slice(10, 20));
  await page.context().close();
}

export async function openBadAddress(scanned: ScannedSite): Promise<void> {
  const page = await scanned.openWindow();
  await page.goto(`${categories(scanned)}?order=sideways&orderBy=colour&page=-1&rowsPerPage=7`);
  await expectRules(page, ALL_FAILING.slice(0, 10));
  expect(await page.getByRole('combobox', { name: 'Rows per page' }).inputValue()).toBe('10');

  await page.goto(`${categories(scanned)}?filterImpact=catastrophic`);
  await page.getByRole('heading', { name: 'No rows match' }).waitFor();
  await pressOn(page.getByRole('button', { name: 'Clear filters' }).first());
  await expectRules(page, ALL_FAILING.slice(0, 10));
  await page.context().close();
}

/** Opens a filter, checks a value and closes it, by keyboard alone. */
export async function choose(page: Page, filter: string, value: RegExp): Promise<void> {
  const opener = filters(page).getByRole('button', { name: new RegExp(`^${filter}`) });
  await pressOn(opener);
  const values = page.getByRole('dialog', { name: filter });
  await waitForFocusIn(values);
  await pressOn(values.getByRole('checkbox', { name: value }), 'Space');
  await escapeFrom(values, opener);
}

export async function expectRules(page: Page, rules: readonly string[]): Promise<void> {
  await expect.poll(() => rulesShown(page)).toEqual(rules);
}

function filters(page: Page): Locator {
  return page.getByRole('group', { name: /^Filters of:/ });
}

function search(page: Page): string {
  return new URL(page.url()).search;
}
