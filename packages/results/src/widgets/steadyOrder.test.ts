import { expect, test } from 'vitest';
import { steadyOrder } from './steadyOrder.ts';

const row = (id: string, impact: string) => ({ id, impact });
const ids = (before: string[], after: { id: string; impact: string }[]) =>
  steadyOrder(before, after, ({ impact }) => impact).map(({ id }) => id);

test('rows alike in what they are sorted by stay where they are', () => {
  expect(ids(['a', 'b', 'c'], [row('b', 'critical'), row('a', 'critical'), row('c', 'minor')])).toEqual([
    'a',
    'b',
    'c',
  ]);
});

test('a new row comes after those that are alike, and before those that are less', () => {
  expect(
    ids(
      ['a', 'b', 'z'],
      [row('n', 'critical'), row('b', 'critical'), row('a', 'critical'), row('z', 'minor')],
    ),
  ).toEqual(['a', 'b', 'n', 'z']);
});

test('a row that has become worse moves up', () => {
  expect(ids(['a', 'b'], [row('b', 'critical'), row('a', 'serious')])).toEqual(['b', 'a']);
});

test('new rows keep the order that they come in, and rows that are gone leave no gap', () => {
  expect(ids(['gone'], [row('x', 'minor'), row('y', 'minor')])).toEqual(['x', 'y']);
});

test('without rows there is nothing to keep', () => {
  expect(ids([], [])).toEqual([]);
});
