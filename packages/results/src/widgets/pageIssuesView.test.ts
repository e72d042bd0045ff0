import type { AccessibilityIssue, ScreenSize } from '@sitelens/api-client/contract';
import { expect, test } from 'vitest';
import { chosenIssue, defaultPageIssuesView, shownScreenSize, withIssue } from './pageIssuesView.ts';

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
  expect(shownScreenSize(everywhere, defaultPageIssuesView)).toBe('desktop');
  expect(shownScreenSize(onPhone, defaultPageIssuesView)).toBe('phone');
  expect(shownScreenSize(issue('c', ['desktop', 'phone'], ['phone']), defaultPageIssuesView)).toBe('phone');
  expect(shownScreenSize(issue('d', ['tablet'], []), defaultPageIssuesView)).toBe('tablet');
  expect(shownScreenSize(everywhere, { ...defaultPageIssuesView, screenSize: 'tablet' })).toBe('tablet');
});

test('a chosen size stays where the next issue was found at it, and goes where not', () => {
  const view = { ...defaultPageIssuesView, screenSize: 'tablet' } as const;
  expect(withIssue(view, everywhere)).toMatchObject({ issueId: 'a', screenSize: 'tablet' });
  expect(withIssue(view, onPhone)).toMatchObject({ issueId: 'b', screenSize: undefined });
});
