import { expect, test } from 'vitest';
import { countedProgress } from './countedProgress.ts';

const pages = { pagesFound: 40, pagesScanned: 10 };
const links = { linksFound: 300, linksChecked: 120 };

test('pages are counted while there are any, whatever links are checked beside them', () => {
  expect(countedProgress({ phase: 'SCANNING_PAGES', ...pages, ...links })).toEqual({
    unit: 'pages',
    done: 10,
    found: 40,
    isIndefinite: false,
  });
});

test('then the links that are left', () => {
  expect(countedProgress({ phase: 'CHECKING_LINKS', ...pages, ...links })).toEqual({
    unit: 'links',
    done: 120,
    found: 300,
    isIndefinite: false,
  });
});

test('before the first page, in the end, and of links that nobody counted, there is no measure', () => {
  expect(countedProgress({ phase: 'QUEUED', ...pages }).isIndefinite).toBe(true);
  expect(countedProgress({ phase: 'FINISHED', ...pages, ...links }).isIndefinite).toBe(true);
  expect(countedProgress({ phase: 'CHECKING_LINKS', ...pages })).toMatchObject({
    unit: 'pages',
    isIndefinite: true,
  });
});
