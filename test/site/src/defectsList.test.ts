import { expect, test } from 'vitest';
import { defects } from './defects.ts';
import { sitePages } from './sitePages.ts';

const pages = sitePages.filter(({ outcome, foundBy }) => outcome.kind === 'page' && foundBy !== 'frame');

test('the site is as varied as the scans of it need', () => {
  const paths = new Set(pages.map(({ path }) => path));
  const flawed = new Set(defects.map(({ path }) => path));
  expect(pages.filter(({ foundBy }) => foundBy === 'link').length).toBeGreaterThanOrEqual(28);
  expect(new Set(defects.map(({ rule }) => rule)).size).toBeGreaterThanOrEqual(25);
  expect(new Set(defects.map(({ impact }) => impact)).size).toBe(4);
  expect([...flawed].filter((path) => !paths.has(path))).toEqual([]);
  expect(paths.size - flawed.size, 'clean pages').toBeGreaterThanOrEqual(8);
});

test('each defect is listed once', () => {
  const keys = defects.map(({ path, rule, selector }) => `${path} ${rule} ${selector}`);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test('some defects are found at one size only, for every size', () => {
  const single = defects.filter(({ screenSizes }) => screenSizes.length === 1);
  expect(new Set(single.flatMap(({ screenSizes }) => screenSizes))).toEqual(
    new Set(['desktop', 'tablet', 'phone']),
  );
});

test('one is in a frame and one in a shadow tree', () => {
  const places = defects.flatMap(({ within }) => (within ? Object.keys(within) : []));
  expect(new Set(places)).toEqual(new Set(['frame', 'shadowHost']));
});
