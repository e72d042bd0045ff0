import { expect, test } from 'vitest';
import { axisLabels } from './axisLabels.ts';

const bars = ['a', 'b', 'c', 'd'].map((label, index) => ({ label, suffix: index === 1 ? '(average)' : '' }));

test('where there is room, two lines', () => {
  expect(axisLabels(bars, 100)).toEqual({ isSlanted: false, labels: ['a', ['b', '(average)'], 'c', 'd'] });
});

test('where there is less, slanted', () => {
  expect(axisLabels(bars, 30)).toEqual({ isSlanted: true, labels: ['a', 'b (average)', 'c', 'd'] });
});

test('where there is little, only some, and always the last', () => {
  expect(axisLabels(bars, 12).labels).toEqual(['', 'b (average)', '', 'd']);
  expect(axisLabels(bars, 0).labels).toEqual(['', '', '', 'd']);
});
