import { expect, test } from 'vitest';
import type { SortValue } from './SortValue.ts';
import { sortedOrderSteps } from './sortedOrder.ts';
import { inOneGo } from './steps.ts';

function orderOf(values: readonly SortValue[]) {
  const { asc, desc } = inOneGo(sortedOrderSteps(values));
  return { asc: [...asc], desc: [...desc] };
}

test('equals keep their order in both directions', () => {
  expect(orderOf(['b', 'a', 'b', 'a'])).toEqual({ asc: [1, 3, 0, 2], desc: [0, 2, 1, 3] });
});

test('what is missing is last in both directions', () => {
  expect(orderOf([undefined, 2, null, 1, Number.NaN])).toEqual({
    asc: [3, 1, 0, 2, 4],
    desc: [1, 3, 0, 2, 4],
  });
});

test.each([0, 1, 2, 2047, 2048, 2049, 10_000])(
  '%i rows are in the order that the platform gives them',
  (count) => {
    const values = Array.from({ length: count }, (_, index) => (index * 7919) % 613);
    const places = values.map((_, place) => place);
    expect(orderOf(values)).toEqual({
      asc: places.toSorted((a, b) => (values[a] ?? 0) - (values[b] ?? 0)),
      desc: places.toSorted((a, b) => (values[b] ?? 0) - (values[a] ?? 0)),
    });
  },
);

test('all alike, and all missing, stay as they came', () => {
  expect(orderOf(['x', 'x', 'x'])).toEqual({ asc: [0, 1, 2], desc: [0, 1, 2] });
  expect(orderOf([null, null])).toEqual({ asc: [0, 1], desc: [0, 1] });
});

test('sorting many rows can be left thousands of times', () => {
  const steps = sortedOrderSteps(Array.from({ length: 50_000 }, (_, index) => (index * 7919) % 50_021));
  let left = 0;
  while (!steps.next().done) left++;
  expect(left).toBeGreaterThan(100);
});
