import { expect, test } from 'vitest';
import { measurements } from '../measurements.testing.ts';
import { textTooSmall } from './textTooSmall.ts';

test.each([
  ['p', 11.99, 1],
  ['p', 12, 0],
  // 0.75rem by way of a zoom: the noise of a float is no smallness.
  ['p', 11.999999, 0],
  ['sup', 9, 0],
  ['sub', 9, 0],
  ['rt', 8, 0],
  ['small', 10, 1],
])('%s of %s px', (tag, fontSize, count) => {
  expect(textTooSmall.find(measurements({ smallTexts: [{ element: '0:1', tag, fontSize }] }))).toHaveLength(
    count,
  );
});
