import { expect, test } from 'vitest';
import { indexMarkers } from './markerIndex.ts';
import type { Marker } from './markers.ts';
import { MOST_MARKERS, markersToDraw } from './markersToDraw.ts';

function markerAt(position: number, top: number, left = 0): Marker {
  const issue = { id: `issue-${position}`, position, name: '', boundingBoxes: {} };
  return { issue, box: { space: 'page', left, top, width: 40, height: 20 } };
}

const spread = indexMarkers(Array.from({ length: 5000 }, (_, position) => markerAt(position, position * 19)));
const heap = indexMarkers(Array.from({ length: 5000 }, (_, position) => markerAt(position, 500)));
const seenFrom = (top: number, height = 1080) => ({ left: 0, right: 1920, top, bottom: top + height });
const ids = (markers: readonly Marker[]) => markers.map(({ issue }) => issue.id);

test.each([0, 20_000, 50_000, 99_000])('of 5,000 boxes at most 100 are drawn at %i px', (top) => {
  const { drawn, outlined } = markersToDraw(spread, seenFrom(top), 'issue-7');
  expect(drawn.length).toBeLessThanOrEqual(MOST_MARKERS);
  expect(ids(drawn)).toContain('issue-7');
  expect(outlined).toEqual([]);
});

test('when all boxes lie on one spot 100 are drawn, with the chosen one, and all others are outlined', () => {
  const { drawn, outlined } = markersToDraw(heap, seenFrom(0), 'issue-4999');
  expect(drawn).toHaveLength(MOST_MARKERS);
  expect(drawn.at(-1)?.issue.id).toBe('issue-4999');
  expect(new Set(ids([...drawn, ...outlined])).size).toBe(5000);
  expect(markersToDraw(heap, seenFrom(0), 'issue-4999').inSight).toBe(100);
});

test('everything in sight is drawn, nothing twice, and then what is near', () => {
  const { drawn } = markersToDraw(spread, seenFrom(1000, 500), 'issue-60');
  expect(new Set(ids(drawn)).size).toBe(drawn.length);
  for (let position = 53; position <= 78; position += 1) expect(ids(drawn)).toContain(`issue-${position}`);
  expect(ids(drawn)).toContain('issue-45');
  expect(ids(drawn)).not.toContain('issue-20');
});

test('what is beside the screen is not in sight', () => {
  const beside = indexMarkers(
    Array.from({ length: 400 }, (_, at) => markerAt(at, 100 + at, at < 350 ? 1500 : 0)),
  );
  const { drawn, outlined } = markersToDraw(beside, { left: 0, right: 600, top: 0, bottom: 700 }, undefined);
  expect(drawn).toHaveLength(50);
  expect(outlined).toEqual([]);
});

test('of a crowd those in the same place stay when one scrolls on', () => {
  const crowd = indexMarkers(Array.from({ length: 5000 }, (_, at) => markerAt(at, at * 2)));
  const before = new Set(ids(markersToDraw(crowd, seenFrom(4000), undefined).drawn));
  const after = ids(markersToDraw(crowd, seenFrom(4270), undefined).drawn);
  expect(after.filter((id) => before.has(id)).length).toBeGreaterThan(65);
});

test('a chosen one elsewhere takes a place, but is not counted as seen', () => {
  const markers = Array.from({ length: 300 }, (_, at) => markerAt(at, at === 7 ? 9000 : 500));
  const { drawn, outlined, inSight } = markersToDraw(indexMarkers(markers), seenFrom(0), 'issue-7');
  expect(ids(drawn)).toContain('issue-7');
  expect([drawn.length, inSight, outlined.length]).toEqual([100, 99, 200]);
});
