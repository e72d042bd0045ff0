import { expect, test } from 'vitest';
import { measurements } from '../measurements.testing.ts';
import { fixedElementCoversScreen } from './fixedElementCoversScreen.ts';

test.each([
  [0.5, 0],
  [0.51, 1],
  [1, 1],
])('%s of the screen', (coveredShare, count) => {
  const overlays = [{ element: '0:1', coveredShare }];
  expect(fixedElementCoversScreen.find(measurements({ overlays }))).toHaveLength(count);
});
