import { expect, test } from 'vitest';
import { distance, nearest, type PageSpan, widen } from './near.ts';

const span = (top: number, bottom: number): PageSpan => ({ top, bottom });
const itself = (thing: PageSpan) => thing;

test.each([
  [span(0, 10), span(20, 30), 10],
  [span(20, 30), span(0, 10), 10],
  [span(0, 10), span(10, 20), 0],
  [span(0, 100), span(40, 50), 0],
])('the distance of %o and %o is %i', (a, b, expected) => {
  expect(distance(a, b)).toBe(expected);
});

test('a window is widened at both ends', () => {
  expect(widen(span(100, 200), 50)).toEqual(span(50, 250));
});

test('only what lies within reach is near', () => {
  const things = [span(0, 10), span(95, 105), span(160, 170), span(300, 310)];
  expect(nearest(things, itself, span(100, 150), { atMost: 9, reach: 10 })).toEqual([things[1], things[2]]);
});

test('the nearest are kept, in their own order', () => {
  const things = [span(400, 410), span(120, 130), span(0, 10), span(90, 95), span(200, 210)];
  expect(nearest(things, itself, span(100, 150), { atMost: 3, reach: 1000 })).toEqual([
    things[1],
    things[3],
    things[4],
  ]);
});

test('of many things in the window those at its middle are kept', () => {
  const things = Array.from({ length: 1000 }, (_, index) => span(index, index + 1));
  const kept = nearest(things, itself, span(0, 1000), { atMost: 10, reach: 0 });
  expect(kept.map((thing) => thing.top)).toEqual([495, 496, 497, 498, 499, 500, 501, 502, 503, 504]);
});
