import { expect, test } from 'vitest';
import { isMarkable } from './isMarkable.ts';

const inside = { top: 0.1, bottom: 0.2, left: 0.3, right: 0.4 };

test.each([
  ['in the middle', inside],
  ['the whole page', { top: 0, bottom: 1, left: 0, right: 1 }],
  ['in the corner', { top: 0.999, bottom: 1, left: 0.999, right: 1 }],
  ['thinner than a pixel', { ...inside, bottom: 0.1000001 }],
])('a box %s is marked', (_, box) => {
  expect(isMarkable(box)).toBe(true);
});

test.each([
  ['above the page', { ...inside, top: -0.01 }],
  ['below the page', { ...inside, bottom: 1.000001 }],
  ['left of the page', { ...inside, left: -1e-9 }],
  ['right of the page', { ...inside, right: 1.2 }],
  ['without a width', { ...inside, right: 0.3 }],
  ['without a height', { ...inside, bottom: 0.1 }],
  ['inside out', { ...inside, right: 0.2 }],
  ['upside down', { ...inside, bottom: 0.05 }],
  ['not a number', { ...inside, left: Number.NaN }],
  ['infinite', { ...inside, right: Number.POSITIVE_INFINITY }],
])('a box %s is not', (_, box) => {
  expect(isMarkable(box)).toBe(false);
});

test('no box, no marker', () => {
  expect(isMarkable(undefined)).toBe(false);
});
