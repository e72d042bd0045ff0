import { expect, test } from 'vitest';
import { cropAround, MAXIMUM_CROP_HEIGHT } from './crop.ts';
import { clip, type PageBox, pageBounds } from './spaces.ts';

const page = { width: 1920, height: 9000 };
const room = { width: 480, height: 200 };
const box = (left: number, top: number, width: number, height: number): PageBox => ({
  space: 'page',
  left,
  top,
  width,
  height,
});

test('a small box stands in the middle at 100 %', () => {
  const { part, scale } = cropAround(box(900, 4000, 120, 40), page, room);
  expect(scale).toBe(1);
  expect(part).toEqual({ space: 'page', left: 720, top: 3960, width: 480, height: 120 });
});

test('a box in the corner keeps the part inside of the page', () => {
  expect(cropAround(box(0, 0, 20, 20), page, room).part).toMatchObject({ left: 0, top: 0 });
  const { part } = cropAround(box(1900, 8980, 20, 20), page, room);
  expect(part.left + part.width).toBe(1920);
  expect(part.top + part.height).toBe(9000);
});

test('a wide box is drawn smaller until it fits', () => {
  const { part, scale } = cropAround(box(100, 500, 1000, 100), page, room);
  expect(scale).toBeCloseTo(480 / 1080);
  expect(clip(box(100, 500, 1000, 100), part)).toEqual(box(100, 500, 1000, 100));
});

test('a box larger than can be made out shows its beginning', () => {
  const { part, scale } = cropAround(box(0, 1000, 1920, 5000), page, room);
  expect(scale).toBe(0.25);
  expect(part.top).toBe(960);
  expect(part.width).toBe(1920);
});

test('of a wide and low box no strip is left but a picture', () => {
  const { part, scale } = cropAround(box(0, 4000, 1920, 60), page, room);
  expect(part.height * scale).toBeGreaterThanOrEqual(120 - 1e-9);
});

test('a page narrower than the room is not stretched', () => {
  expect(cropAround(box(10, 10, 30, 30), { width: 360, height: 90 }, room)).toMatchObject({
    scale: 1,
    part: { left: 0, top: 0, width: 360, height: 90 },
  });
});

test.each([
  box(0, 0, 1, 1),
  box(5, 5, 1900, 8000),
  box(1000, 8999, 1, 1),
  box(0, 100, 1920, 10),
  box(300, 0, 3, 9000),
])('no crop is higher or wider than there is room, nor outside of the page (%o)', (given) => {
  const { part, scale } = cropAround(given, page, { width: 480, height: 999 });
  expect(part.height * scale).toBeLessThanOrEqual(MAXIMUM_CROP_HEIGHT + 1e-9);
  expect(part.width * scale).toBeLessThanOrEqual(480 + 1e-9);
  expect(clip(part, pageBounds(page))).toEqual(part);
  expect(clip(given, part)).toBeDefined();
});
