import { expect, test } from 'vitest';
import { issueScale } from './issueScale.ts';

test.each([
  [0, 1, 1],
  [1, 2, 2],
  [4, 5, 5],
  [9, 10, 5],
  [100, 120, 6],
  [348, 400, 4],
  [600, 700, 7],
  [1_234_567, 1_400_000, 7],
])('for %i issues up to %i in %i steps', (most, max, tickAmount) => {
  const scale = issueScale(most);
  expect(scale.max).toBeGreaterThanOrEqual(most);
  expect(Number.isInteger(scale.max / scale.tickAmount)).toBe(true);
  expect(scale).toEqual({ max, tickAmount });
});
