import { expect, test } from 'vitest';
import { STAGE_CHANGES_MS, waitingStageAt } from './waitingStage.ts';

test.each([
  [-1, 'robots'],
  [0, 'robots'],
  [4_999, 'robots'],
  [5_000, 'sitemap'],
  [9_999, 'sitemap'],
  [10_000, 'scanning'],
  [15_000, 'analysing'],
  [3_600_000, 'analysing'],
])('after %i ms it is %s', (waitedMs, stage) => {
  expect(waitingStageAt(waitedMs)).toBe(stage);
});

test('it changes at 5, 10 and 15 seconds', () => {
  expect(STAGE_CHANGES_MS).toEqual([5_000, 10_000, 15_000]);
});
