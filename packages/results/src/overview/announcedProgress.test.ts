import { expect, test } from 'vitest';
import { announcedPercent } from './announcedProgress.ts';

const at = (done: number, found: number) => announcedPercent({ done, found });

test('goes in quarters, so that a live region does not chatter', () => {
  expect([0, 9, 10, 19, 20, 39, 40].map((done) => at(done, 40))).toEqual([0, 0, 25, 25, 50, 75, 100]);
});

test('before anything is found nothing is done', () => {
  expect(at(0, 0)).toBe(0);
});
