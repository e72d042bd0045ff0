import { expect, test } from 'vitest';
import { measurements } from '../measurements.testing.ts';
import { scrollableAreaTooSmall } from './scrollableAreaTooSmall.ts';

test.each([
  [48, 48, 0],
  [47, 300, 1],
  [300, 47, 1],
  [20, 20, 1],
])('%s by %s px', (width, height, count) => {
  const scrollAreas = [{ element: '0:1', width, height }];
  expect(scrollableAreaTooSmall.find(measurements({ scrollAreas }))).toHaveLength(count);
});
