import { expect, test } from 'vitest';
import type { IssueBox } from './issueBox.ts';
import { markersAt } from './markers.ts';

const page = { width: 1920, height: 1000 };

function issueAt(id: string, top: number): IssueBox {
  const desktop = { top: top / page.height, bottom: (top + 20) / page.height, left: 0.1, right: 0.2 };
  return { id, position: 0, name: '<a>', boundingBoxes: { desktop } };
}

test('issues without a box at the size have no marker', () => {
  const without: IssueBox = { id: 'gone', position: 0, name: '', boundingBoxes: {} };
  const markers = markersAt([without, issueAt('here', 500)], 'desktop', page);
  expect(markers).toMatchObject([{ issue: { id: 'here' }, box: { space: 'page', top: 500 } }]);
  expect(markersAt([issueAt('here', 500)], 'phone', page)).toEqual([]);
});

test('a box that may not be drawn gives no marker', () => {
  const outside = { top: 0.9, bottom: 1.1, left: 0, right: 1 };
  const issue = { ...issueAt('x', 0), boundingBoxes: { desktop: outside } };
  expect(markersAt([issue], 'desktop', page)).toEqual([]);
});
