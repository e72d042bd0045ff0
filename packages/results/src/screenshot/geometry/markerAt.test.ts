import { expect, test } from 'vitest';
import { markerAt } from './markerAt.ts';
import { indexMarkers } from './markerIndex.ts';
import type { Marker } from './markers.ts';

function marker(id: string, left: number, top: number, width: number, height: number): Marker {
  const issue = { id, position: 0, name: '', boundingBoxes: {} };
  return { issue, box: { space: 'page', left, top, width, height } };
}

const region = marker('region', 0, 0, 1000, 800);
const button = marker('button', 100, 100, 200, 50);
const line = marker('line', 100, 160, 200, 4);
const far = marker('far', 1500, 100, 20, 20);

test.each([
  ['inside of both', { left: 150, top: 120 }, 'button'],
  ['on the edge', { left: 300, top: 150 }, 'button'],
  ['in the region only', { left: 700, top: 700 }, 'region'],
  ['within reach of a small one', { left: 1510, top: 130 }, 'far'],
  ['beside everything', { left: 1510, top: 400 }, undefined],
])('a press %s', (_, point, expected) => {
  for (const order of [
    [region, button, line, far],
    [far, line, button, region],
  ]) {
    expect(markerAt(indexMarkers(order), point, 12)?.issue.id).toBe(expected);
  }
});

test('between two, the nearer is meant', () => {
  expect(markerAt(indexMarkers([button, line]), { left: 150, top: 158 }, 12)?.issue.id).toBe('line');
  expect(markerAt(indexMarkers([button, line]), { left: 150, top: 152 }, 12)?.issue.id).toBe('button');
});
