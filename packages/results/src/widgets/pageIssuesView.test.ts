import type { AccessibilityIssue, ScreenSize } from '@sitelens/api-client/contract';
import { expect, test } from 'vitest';
import { issueBox } from '../screenshot/geometry/issueBox.ts';
import {
  chosenIssue,
  defaultPageIssuesView,
  listPage,
  shownScreenSize,
  withIssue,
  withList,
} from './pageIssuesView.ts';

const box = { top: 0.1, bottom: 0.2, left: 0.1, right: 0.2 };

function issue(id: string, screenSizes: readonly ScreenSize[], boxed = screenSizes): AccessibilityIssue {
  return {
    id,
    ruleId: 'image-alt',
    html: '<img>',
    target: ['img'],
    relatedNodes: [],
    screenSizes,
    boundingBoxes: Object.fromEntries(boxed.map((size) => [size, box])),
    redacted: false,
    pageUrl: 'https://www.example.com/',
    tags: [],
    possibleSolutions: [],
    mustMatchAll: [],
    mustNotMatch: [],
    impact: 'critical',
    screenshots: { SCREENSHOT: {}, THUMBNAIL: {} },
  };
}

const everywhere = issue('a', ['desktop', 'tablet', 'phone']);
const onPhone = issue('b', ['phone']);

test('the first issue stands in for one that is not there', () => {
  const issues = [everywhere, onPhone];
  expect(chosenIssue(issues, { ...defaultPageIssuesView, issueId: 'b' })).toBe(onPhone);
  expect(chosenIssue(issues, { ...defaultPageIssuesView, issueId: 'gone' })).toBe(everywhere);
  expect(chosenIssue([], defaultPageIssuesView)).toBeUndefined();
});

test('shows the largest size at which there is something to see', () => {
  const shown = (of: typeof everywhere) => shownScreenSize(of, defaultPageIssuesView, false);
  expect(shown(everywhere)).toBe('desktop');
  expect(shown(onPhone)).toBe('phone');
  expect(shown(issue('c', ['desktop', 'phone'], ['phone']))).toBe('phone');
  expect(shown(issue('d', ['tablet'], []))).toBe('tablet');
  expect(shownScreenSize(undefined, defaultPageIssuesView, false)).toBe('desktop');
});

test('on a narrow screen shows the smallest of them, of which it shows most', () => {
  const shown = (of: typeof everywhere) => shownScreenSize(of, defaultPageIssuesView, true);
  expect(shown(everywhere)).toBe('phone');
  expect(shown(issue('c', ['desktop', 'phone'], ['desktop']))).toBe('desktop');
  expect(shown(issue('d', ['desktop', 'tablet'], []))).toBe('tablet');
});

test.each([true, false])('a size that was chosen is shown, whatever the screen (narrow: %s)', (isNarrow) => {
  expect(shownScreenSize(everywhere, { ...defaultPageIssuesView, screenSize: 'tablet' }, isNarrow)).toBe(
    'tablet',
  );
});

test('a chosen size stays where the next issue has a box at it, and goes where not', () => {
  const view = { ...defaultPageIssuesView, screenSize: 'tablet' } as const;
  expect(withIssue(view, everywhere, 0)).toMatchObject({ issueId: 'a', screenSize: 'tablet' });
  expect(withIssue(view, onPhone, 0)).toMatchObject({ issueId: 'b', screenSize: undefined });
});

test('choosing an issue turns to its page of the list', () => {
  expect(withIssue(defaultPageIssuesView, everywhere, 9).page).toBe(0);
  expect(withIssue(defaultPageIssuesView, everywhere, 10).page).toBe(1);
  expect(withIssue({ ...defaultPageIssuesView, rowsPerPage: 25 }, everywhere, 24).page).toBe(0);
});

test('the list is where the chosen issue is, as soon as that is known', () => {
  const boxes = [issueBox(everywhere, 3), issueBox(onPhone, 27)];
  expect(listPage({ ...defaultPageIssuesView, issueId: 'b' }, boxes)).toBe(2);
  expect(listPage({ ...defaultPageIssuesView, issueId: 'b', page: 7, rowsPerPage: 25 }, boxes)).toBe(1);
  expect(listPage({ ...defaultPageIssuesView, issueId: 'b', page: 7 }, [])).toBe(7);
  expect(listPage({ ...defaultPageIssuesView, issueId: 'gone', page: 1 }, boxes)).toBe(1);
  expect(listPage({ ...defaultPageIssuesView, page: 1 }, boxes)).toBe(1);
});

test('another page of the list begins with its first issue, at the same size', () => {
  const view = { ...defaultPageIssuesView, issueId: 'b', screenSize: 'phone' } as const;
  expect(withList(view, { ...view, page: 2 })).toMatchObject({ page: 2, screenSize: 'phone' });
  expect(chosenIssue([everywhere, onPhone], withList(view, { ...defaultPageIssuesView, page: 2 }))).toBe(
    everywhere,
  );
});
