import { expect, test } from 'vitest';
import { indexMarkers, type PageArea } from './markerIndex.ts';
import type { Marker } from './markers.ts';

function markerAt(position: number, left: number, top: number, width: number, height: number): Marker {
  const issue = { id: `issue-${position}`, position, name: '', boundingBoxes: {} };
  return { issue, box: { space: 'page', left, top, width, height } };
}

/** Always the same numbers from 0 to 1 (a linear congruential generator, the constants of Numerical Recipes). */
function pseudorandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const random = pseudorandom(7);
const markers = Array.from({ length: 2000 }, (_, position) => {
  const height = position % 100 === 0 ? random() * 50_000 : 1 + random() * 300;
  return markerAt(position, random() * 1800, random() * 90_000, 1 + random() * 300, height);
});

function touches({ box }: Marker, area: PageArea): boolean {
  return (
    box.left <= area.right &&
    box.left + box.width >= area.left &&
    box.top <= area.bottom &&
    box.top + box.height >= area.top
  );
}

test('finds what looking at each would find', () => {
  const index = indexMarkers(markers);
  for (let look = 0; look < 300; look += 1) {
    const left = random() * 1900 - 50;
    const top = random() * 95_000 - 500;
    const area = { left, right: left + random() * 1920, top, bottom: top + random() * 2000 };
    const expected = markers.filter((marker) => touches(marker, area));
    expect(new Set(index.within(area))).toEqual(new Set(expected));
  }
});

test('keeps the document’s order, and tells each issue’s place in it', () => {
  const { markers: ordered, places } = indexMarkers([...markers].reverse());
  expect(ordered.map(({ issue }) => issue.position)).toEqual(markers.map(({ issue }) => issue.position));
  expect(places.get('issue-1234')).toBe(1234);
  expect(places.get('nothing')).toBeUndefined();
});

test('the first ranks are spread over the whole page', () => {
  const rows = Array.from({ length: 1000 }, (_, position) => markerAt(position, 0, position * 10, 5, 5));
  const index = indexMarkers(rows);
  const first = rows.filter((marker) => index.rankOf(marker) < 100).map(({ box }) => box.top);
  expect(first).toHaveLength(100);
  const gaps = first.slice(1).map((top, at) => top - (first[at] ?? 0));
  expect(Math.max(...gaps)).toBeLessThanOrEqual(200);
});

test('is empty without markers', () => {
  const index = indexMarkers([]);
  expect(index.within({ left: 0, top: 0, right: 9, bottom: 9 })).toEqual([]);
});
