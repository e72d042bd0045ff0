import { expect, test } from 'vitest';
import { clip, fromViewBox, type PageBox, pageBounds, toPageBox, toTileBox, toViewBox } from './spaces.ts';

const page = { width: 1920, height: 8000 };
const box: PageBox = { space: 'page', left: 192, top: 4100, width: 384, height: 80 };

test('fraction → page multiplies by the full page', () => {
  const found = toPageBox({ left: 0.1, right: 0.3, top: 0.5125, bottom: 0.5225 }, page);
  expect(found.left).toBeCloseTo(192);
  expect(found.top).toBeCloseTo(4100);
  expect(found.width).toBeCloseTo(384);
  expect(found.height).toBeCloseTo(80);
});

test('the fraction 0 to 1 is the whole page', () => {
  expect(toPageBox({ left: 0, right: 1, top: 0, bottom: 1 }, page)).toEqual(pageBounds(page));
});

test('a box keeps its place to a thousandth of a pixel on a page 100,000 px tall', () => {
  const tall = { width: 1920, height: 100_000 };
  const found = toPageBox({ left: 0, right: 0.5, top: 99_999 / 100_000, bottom: 1 }, tall);
  expect(found.top).toBeCloseTo(99_999, 3);
  expect(found.height).toBeCloseTo(1, 3);
});

test('page → tile moves by the tile’s offset only', () => {
  expect(toTileBox(box, { yOffset: 4000 })).toEqual({ ...box, space: 'tile', top: 100 });
  expect(toTileBox(box, { yOffset: 8000 }).top).toBe(-3900);
});

test('page → view → page is the same box', () => {
  const there = toViewBox(box, 0.4);
  expect(there).toMatchObject({ space: 'view', top: 1640, width: expect.closeTo(153.6) });
  const back = fromViewBox(there, 0.4);
  expect(back.top).toBeCloseTo(box.top);
  expect(back.left).toBeCloseTo(box.left);
  expect(back.width).toBeCloseTo(box.width);
  expect(back.height).toBeCloseTo(box.height);
});

test.each([
  ['inside', { left: 10, top: 10, width: 20, height: 20 }, { left: 10, top: 10, width: 20, height: 20 }],
  [
    'over the left top corner',
    { left: -5, top: -5, width: 20, height: 20 },
    { left: 0, top: 0, width: 15, height: 15 },
  ],
  [
    'over the right bottom corner',
    { left: 90, top: 95, width: 20, height: 20 },
    { left: 90, top: 95, width: 10, height: 5 },
  ],
  [
    'around all of it',
    { left: -10, top: -10, width: 500, height: 500 },
    { left: 0, top: 0, width: 100, height: 100 },
  ],
  ['touching from outside', { left: 100, top: 0, width: 20, height: 20 }, undefined],
  ['far away', { left: 0, top: 900, width: 20, height: 20 }, undefined],
])('a box %s is clipped to the bounds', (_, given, expected) => {
  const bounds = pageBounds({ width: 100, height: 100 });
  const clipped = clip({ space: 'page', ...given }, bounds);
  expect(clipped).toEqual(expected && { space: 'page', ...expected });
});
