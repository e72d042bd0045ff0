import { expect, test } from 'vitest';
import { ratioText, steadyRatioText } from './ratioText.ts';

test.each([
  [2.07, '2.07:1'],
  [4.5, '4.5:1'],
  [4.4999, '4.49:1'],
  [21, '21:1'],
  [4.499999999999, '4.49:1'],
  [2.999999999999, '2.99:1'],
  [6.9999999999999, '6.99:1'],
])('%s reads as %s', (ratio, text) => {
  expect(ratioText(ratio)).toBe(text);
});

test.each([
  [4.5, '4.50:1'],
  [4.4999, '4.49:1'],
  [4.499999999999, '4.49:1'],
  [1, '1.00:1'],
  [21, '21.00:1'],
])('%s reads as %s where it changes', (ratio, text) => {
  expect(steadyRatioText(ratio)).toBe(text);
});
