import { expect, test } from 'vitest';
import { indexMarkers } from './markerIndex.ts';
import { dotsPath, miniatureScale, miniatureSize } from './miniature.ts';
import { MINIATURE_WIDTH } from './miniatureWidth.ts';

test.each([
  [{ width: 1920, height: 5000 }, 400, 187],
  [{ width: 1920, height: 100_000 }, 400, 400],
  [{ width: 0, height: 100 }, 400, 0],
])('of a page of %o in %i px it is %i px high', (page, room, height) => {
  expect(miniatureSize(page, room)).toEqual({ width: MINIATURE_WIDTH, height });
});

test('a dot for each place, inside of the miniature, and one where several fall together', () => {
  const page = { width: 1920, height: 100_000 };
  const size = miniatureSize(page, 400);
  const spots = [0, 1, 50_000, 99_999];
  const markers = spots.map((top, position) => ({
    issue: { id: `${position}`, position, name: '', boundingBoxes: {} },
    box: { space: 'page' as const, left: 1919, top, width: 1, height: 1 },
  }));
  const path = dotsPath(indexMarkers(markers), miniatureScale(page, size), size);
  expect(path).toBe('M68 0h4v3h-4zM68 198h4v3h-4zM68 397h4v3h-4z');
});

test('however many, it is never longer than the miniature has room for', () => {
  const page = { width: 1920, height: 100_000 };
  const size = miniatureSize(page, 400);
  const markers = Array.from({ length: 5000 }, (_, position) => ({
    issue: { id: `${position}`, position, name: '', boundingBoxes: {} },
    box: { space: 'page' as const, left: (position * 37) % 1900, top: position * 20, width: 9, height: 9 },
  }));
  const dots = dotsPath(indexMarkers(markers), miniatureScale(page, size), size).split('z').length - 1;
  expect(dots).toBeLessThanOrEqual((72 / 4) * Math.ceil(400 / 3));
});
