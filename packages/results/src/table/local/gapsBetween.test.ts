import { expect, test } from 'vitest';
import { gapsBetween } from './gapsBetween.ts';

const item = (index: number) => ({ index, start: index * 10, end: index * 10 + 10 });

test('room before, between and after', () => {
  expect(gapsBetween([item(2), item(3), item(7)], 100)).toEqual({
    items: [
      { index: 2, gapBefore: 20 },
      { index: 3, gapBefore: 0 },
      { index: 7, gapBefore: 30 },
    ],
    gapAfter: 20,
  });
});

test('nothing in sight leaves all the room', () => {
  expect(gapsBetween([], 100)).toEqual({ items: [], gapAfter: 100 });
});
