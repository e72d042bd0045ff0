import { expect, test } from 'vitest';
import { isCrowded, type MarkedIssue, MOST_MARKERS, markersAt, markersToDraw } from './markers.ts';

const page = { width: 1920, height: 100_000 };

function issueAt(id: string, top: number): MarkedIssue {
  const desktop = { top: top / page.height, bottom: (top + 20) / page.height, left: 0.1, right: 0.2 };
  return { id, html: '<a>', screenSizes: ['desktop'], boundingBoxes: { desktop } };
}

const many = Array.from({ length: 5000 }, (_, index) => issueAt(`issue-${index}`, index * 19));

test('issues without a box at the size have no marker, and keep their number', () => {
  const without: MarkedIssue = { id: 'gone', html: '', screenSizes: ['phone'], boundingBoxes: {} };
  const markers = markersAt([without, issueAt('here', 500)], 'desktop', page);
  expect(markers).toMatchObject([{ index: 1, issue: { id: 'here' }, box: { space: 'page' } }]);
  expect(markersAt([issueAt('here', 500)], 'phone', page)).toEqual([]);
});

test('a box that may not be drawn gives no marker', () => {
  const outside = { top: 0.9, bottom: 1.1, left: 0, right: 1 };
  expect(markersAt([{ ...issueAt('x', 0), boundingBoxes: { desktop: outside } }], 'desktop', page)).toEqual(
    [],
  );
});

test.each([0, 20_000, 50_000, 99_000])('of 5,000 boxes at most 100 are drawn at %i px', (top) => {
  const drawn = markersToDraw(markersAt(many, 'desktop', page), { top, bottom: top + 1080 }, 'issue-7');
  expect(drawn.length).toBeLessThanOrEqual(MOST_MARKERS);
  expect(drawn.some((marker) => marker.issue.id === 'issue-7')).toBe(true);
});

test('when all boxes lie on one spot there are still 100, with the chosen one', () => {
  const heap = many.map((issue) => issueAt(issue.id, 500));
  const drawn = markersToDraw(markersAt(heap, 'desktop', page), { top: 0, bottom: 1080 }, 'issue-4999');
  expect(drawn).toHaveLength(MOST_MARKERS);
  expect(drawn.at(-1)?.issue.id).toBe('issue-4999');
});

test('everything in the window is drawn, and nothing twice', () => {
  const drawn = markersToDraw(markersAt(many, 'desktop', page), { top: 1000, bottom: 1500 }, 'issue-60');
  const ids = drawn.map((marker) => marker.issue.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (let index = 53; index <= 78; index += 1) expect(ids).toContain(`issue-${index}`);
});

test('it is crowded only where more lie in sight than are drawn', () => {
  const heap = many.slice(0, 101).map((issue) => issueAt(issue.id, 500));
  expect(isCrowded(markersAt(heap, 'desktop', page), { top: 0, bottom: 1080 })).toBe(true);
  expect(isCrowded(markersAt(heap.slice(1), 'desktop', page), { top: 0, bottom: 1080 })).toBe(false);
  expect(isCrowded(markersAt(heap, 'desktop', page), { top: 2000, bottom: 3080 })).toBe(false);
});
