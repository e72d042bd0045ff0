import type { ScreenshotTile } from '@sitelens/api-client/contract';
import { expect, test } from 'vitest';
import { capturedHeight, MOST_TILES, tilesToLoad } from './tiles.ts';

const tiles: ScreenshotTile[] = Array.from({ length: 25 }, (_, index) => ({
  fileName: `/files/desktop-${index}.jpg`,
  yOffset: index * 4000,
  width: 1920,
  height: 4000,
}));
const offsets = (loaded: readonly ScreenshotTile[]) => loaded.map((tile) => tile.yOffset);

test.each([
  [0, [0]],
  [3000, [0, 4000]],
  [4500, [0, 4000]],
  [6800, [4000, 8000]],
  [99_000, [96_000]],
])('from %i px the tiles %o are loaded', (top, expected) => {
  expect(offsets(tilesToLoad(tiles, { top, bottom: top + 1080 }))).toEqual(expected);
});

test('never more than three, wherever one looks', () => {
  for (let top = 0; top < 100_000; top += 137) {
    const window = { top, bottom: top + 2160 };
    const loaded = tilesToLoad(tiles, window);
    expect(loaded.length).toBeLessThanOrEqual(MOST_TILES);
    const covers = loaded.some((tile) => tile.yOffset <= top && tile.yOffset + tile.height > top);
    expect(covers).toBe(true);
  }
});

test('no hole where tiles are lower than the window', () => {
  const strips = Array.from({ length: 20 }, (_, index) => ({
    ...(tiles[0] ?? never()),
    yOffset: index * 100,
    height: 100,
  }));
  expect(offsets(tilesToLoad(strips, { top: 250, bottom: 750 }))).toEqual([200, 300, 400, 500, 600, 700]);
});

test('a page without pictures loads none', () => {
  expect(tilesToLoad([], { top: 0, bottom: 1000 })).toEqual([]);
});

test('the pictures may end before the page does', () => {
  expect(capturedHeight(tiles, { width: 1920, height: 140_000 })).toBe(100_000);
  expect(capturedHeight(tiles, { width: 1920, height: 99_500 })).toBe(99_500);
  expect(capturedHeight([], { width: 1920, height: 99_500 })).toBe(0);
});

function never(): never {
  throw new Error('there are tiles');
}
