import { expect, test } from 'vitest';
import { placeBox, placeFrame } from './boxes.ts';

const page = { x: 0, y: 0, scaleX: 1, scaleY: 1, visible: { left: 0, top: 0, right: 1000, bottom: 5000 } };

test('a box is cut at the edges of the page', () => {
  expect(placeBox(page, [-50, 10, 40, 20])).toEqual({ left: 0, top: 10, right: 40, bottom: 20 });
  expect(placeBox(page, [990, 4990, 1100, 5100])).toEqual({
    left: 990,
    top: 4990,
    right: 1000,
    bottom: 5000,
  });
});

test('a box outside of the page is none', () => {
  expect(placeBox(page, [-9999, 0, -9900, 10])).toBeUndefined();
  expect(placeBox(page, [0, 5000, 10, 5010])).toBeUndefined();
});

test('a frame inside a scaled frame moves and scales what it holds, and shows no more than its own view', () => {
  const outer = placeFrame(page, {
    box: [90, 90, 310, 310],
    inner: { box: [100, 100, 300, 300], scaleX: 2, scaleY: 2 },
  });
  if (!outer) throw new Error('The frame shows');
  expect(placeBox(outer, [10, 20, 30, 40])).toEqual({ left: 120, top: 140, right: 160, bottom: 180 });
  expect(placeBox(outer, [90, 0, 200, 10])).toEqual({ left: 280, top: 100, right: 300, bottom: 120 });
  const inner = placeFrame(outer, {
    box: [0, 0, 50, 50],
    inner: { box: [5, 5, 45, 45], scaleX: 1, scaleY: 1 },
  });
  expect(inner && placeBox(inner, [0, 0, 10, 10])).toEqual({ left: 110, top: 110, right: 130, bottom: 130 });
});

test('a frame that does not show has no place', () => {
  expect(placeFrame(page, null)).toBeUndefined();
  const gone = { box: [-100, 0, -50, 10], inner: { box: [-100, 0, -50, 10], scaleX: 1, scaleY: 1 } } as const;
  expect(placeFrame(page, gone)).toBeUndefined();
});
