import { expect, test } from 'vitest';
import { announcedPercent } from './announcedProgress.ts';

const at = (pagesScanned: number, pagesFound: number) =>
  announcedPercent({ phase: 'SCANNING_PAGES', pagesScanned, pagesFound });

test('goes in quarters, so that a live region does not chatter', () => {
  expect([0, 9, 10, 19, 20, 39, 40].map((scanned) => at(scanned, 40))).toEqual([0, 0, 25, 25, 50, 75, 100]);
});

test('before a page is found nothing is done', () => {
  expect(at(0, 0)).toBe(0);
});
