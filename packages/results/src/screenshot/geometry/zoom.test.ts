import { expect, test } from 'vitest';
import type { Zoom } from './screenLayout.ts';
import { LARGEST_SCALE, zoomByWheel, zoomIn, zoomOf, zoomOut } from './zoom.ts';

test.each<[Zoom, number, Zoom]>([
  ['fit', 0.45, 0.5],
  ['fit', 0.496, 0.67],
  ['fit', 0.985, 1.25],
  [0.5, 0.45, 0.67],
  [0.58, 0.45, 0.67],
  [1.75, 0.45, 2],
  [2, 0.45, 2],
])('from %s where it fits at %d one zooms in to %s', (zoom, fitScale, expected) => {
  expect(zoomIn(zoom, fitScale)).toBe(expected);
});

test.each<[Zoom, number, Zoom]>([
  [2, 0.45, 1.75],
  [0.67, 0.45, 0.5],
  [0.5, 0.45, 'fit'],
  [0.58, 0.5, 'fit'],
  [1, 0.97, 'fit'],
  ['fit', 0.45, 'fit'],
])('from %s where it fits at %d one zooms out to %s', (zoom, fitScale, expected) => {
  expect(zoomOut(zoom, fitScale)).toBe(expected);
});

test('a scale is kept between fit and the largest', () => {
  expect(zoomOf(0.2, 0.45)).toBe('fit');
  expect(zoomOf(0.7, 0.45)).toBe(0.7);
  expect(zoomOf(9, 0.45)).toBe(LARGEST_SCALE);
});

test('the wheel zooms in when turned away, as far by lines as by pixels, and not far at once', () => {
  const byPixels = zoomByWheel(1, 0.45, { deltaY: -48, deltaMode: 0 });
  expect(byPixels).toBeGreaterThan(1);
  expect(zoomByWheel(1, 0.45, { deltaY: -3, deltaMode: 1 })).toBe(byPixels);
  expect(zoomByWheel(1, 0.45, { deltaY: -1e9, deltaMode: 0 })).toBeLessThan(1.6);
  expect(zoomByWheel('fit', 0.45, { deltaY: 100, deltaMode: 0 })).toBe('fit');
});
