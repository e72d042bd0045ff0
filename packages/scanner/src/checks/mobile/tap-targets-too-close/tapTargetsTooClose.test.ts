import { expect, test } from 'vitest';
import { measurements, rectangle, target } from '../measurements.testing.ts';
import { tapTargetsTooClose } from './tapTargetsTooClose.ts';

const row = ['a', 'b', 'c'].map((element, at) => target(element, rectangle(at * 20, 0, 20)));
const found = (changes: Parameters<typeof measurements>[0]) => tapTargetsTooClose.find(measurements(changes));
const viewport = (...contents: string[]) => ({
  tapTargets: [row],
  viewportTags: contents.map((content, at) => ({ element: `0:${at}`, content })),
});

test('one problem a target, with its neighbours', () => {
  expect(found({ tapTargets: [row] })).toMatchObject([
    { element: 'a', relatedElements: ['b'], measured: { overlapRatio: 0.7, neighbours: 1 } },
    { element: 'b', relatedElements: ['c'] },
  ]);
});

test('targets of two frames are not compared', () => {
  expect(found({ tapTargets: row.map((one) => [one]) })).toEqual([]);
});

test('what stays on the screen while the page scrolls has other neighbours every moment', () => {
  expect(found({ tapTargets: [row.map((one) => ({ ...one, isPinned: true }))] })).toEqual([]);
});

test('a page that is not made for phones lies otherwise there', () => {
  expect(found(viewport())).toEqual([]);
  expect(found(viewport('user-scalable=yes'))).toEqual([]);
  expect(found(viewport('width=device-width, initial-scale=0.5'))).toEqual([]);
  expect(found(viewport('width=500'))).toHaveLength(2);
  expect(found(viewport('initial-scale=1'))).toHaveLength(2);
});
