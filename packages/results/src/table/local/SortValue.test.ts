import { expect, test } from 'vitest';
import { compareSortValues, isMissing, type SortValue } from './SortValue.ts';

function sorted(...values: SortValue[]): SortValue[] {
  // Not `toSorted`: that puts `undefined` last without asking.
  return values
    .map((value) => ({ value }))
    .sort((a, b) => compareSortValues(a.value, b.value))
    .map(({ value }) => value);
}

test('numbers by size, texts as people read them', () => {
  expect(sorted(10, 9, -1, 0.5)).toEqual([-1, 0.5, 9, 10]);
  expect(sorted('page 10', 'Page 9', 'äpfel', 'zebra', 'apfel')).toEqual([
    'apfel',
    'äpfel',
    'Page 9',
    'page 10',
    'zebra',
  ]);
});

test('what is missing comes last, numbers come before texts', () => {
  expect(sorted(undefined, 'a', Number.NaN, 1, null, Number.POSITIVE_INFINITY)).toEqual([
    1,
    Number.POSITIVE_INFINITY,
    'a',
    undefined,
    Number.NaN,
    null,
  ]);
});

test('infinities and nothings of a kind are alike', () => {
  expect(compareSortValues(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY)).toBe(0);
  expect(compareSortValues(Number.NaN, undefined)).toBe(0);
});

test('an empty text is a value, and zero too', () => {
  expect([isMissing(''), isMissing(0), isMissing(null), isMissing(Number.NaN)]).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
