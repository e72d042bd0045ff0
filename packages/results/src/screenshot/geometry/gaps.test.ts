import { expect, test } from 'vitest';
import { gapsBetween } from './gaps.ts';

const tile = (yOffset: number, height: number) => ({ fileName: `${yOffset}`, yOffset, height, width: 1920 });
const page = { width: 1920, height: 9000 };

test.each([
  ['none', [tile(0, 4000), tile(4000, 4000)], []],
  ['one in the middle', [tile(0, 4000), tile(8000, 1000)], [{ top: 4000, bottom: 8000 }]],
  ['one at the top', [tile(4000, 4000)], [{ top: 0, bottom: 4000 }]],
  ['a matter of rounding', [tile(0, 3999.6), tile(4000, 10)], []],
  ['overlapping tiles in any order', [tile(3000, 4000), tile(0, 4000)], []],
  ['no tile', [], []],
])('%s', (_, tiles, expected) => {
  expect(gapsBetween(tiles, page)).toEqual(expected);
});
