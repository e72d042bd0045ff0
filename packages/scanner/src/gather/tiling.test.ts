import { expect, test } from 'vitest';
import { tilePage } from './tiling.ts';

test.each([
  [1080, [1080]],
  [4_000, [4_000]],
  [4_001, [4_000, 1]],
  [10_500, [4_000, 4_000, 2_500]],
])('a page of %i px has strips of %j', (height, expected) => {
  const { strips, isCutShort } = tilePage({ width: 360, height });
  expect(strips.map((strip) => strip.height)).toEqual(expected);
  expect(strips.map(({ yOffset }) => yOffset)).toEqual(expected.map((_, at) => at * 4_000));
  expect(isCutShort).toBe(false);
});

test('a page of 100,000 px is shown to its end; a taller or very wide one says that it is cut', () => {
  expect(tilePage({ width: 1920, height: 100_000 })).toMatchObject({ isCutShort: false });
  expect(tilePage({ width: 1920, height: 500_000 })).toMatchObject({ isCutShort: true });
  expect(tilePage({ width: 90_000, height: 100 })).toMatchObject({ isCutShort: true });
});
