import { expect, test } from 'vitest';
import { keptOut, redirecting, whole, withGaps } from './testing/trusts.ts';
import { isGap, pagesOf, trustPoints } from './trustPoints.ts';

test('a whole scan has no points', () => {
  expect(trustPoints(whole)).toEqual([]);
});

test('what hides most comes first, each obstacle and each reason for itself', () => {
  const points = trustPoints(withGaps);
  expect(points.map((point) => ('count' in point ? [point.kind, point.count] : [point.kind]))).toEqual([
    ['BOT_CHALLENGE', 1],
    ['LOGIN_WALL', 2],
    ['FAILED', 4],
    ['FAILED', 1],
    ['BLOCKED_BY_ROBOTS', 2],
    ['LIMIT'],
    ['COOKIE_OVERLAY', 12],
    ['CUT', 1],
    ['ELSEWHERE', 3],
  ]);
});

test('addresses that are no pages are one point, no gap, and not counted as pages', () => {
  const [point, ...others] = trustPoints(redirecting);
  expect(others).toEqual([]);
  expect(point).toMatchObject({ kind: 'ELSEWHERE', count: 3 });
  expect(point && isGap(point)).toBe(false);
  expect(pagesOf(redirecting)).toBe(42);
});

test('a scan of one page has no gap where its page was all that it might visit', () => {
  const onePage = { ...whole, pagesFound: 2, pagesScanned: 1, isPageLimitReached: true };
  const redirected = { outcome: 'REDIRECTED', count: 1, examples: [] } as const;
  const points = trustPoints({ ...onePage, skipped: [redirected] });
  expect(points.map(({ kind }) => kind)).toEqual(['ONE_PAGE', 'ELSEWHERE']);
  expect(points.some(isGap)).toBe(false);
  expect(trustPoints(onePage).map(({ kind }) => kind)).toEqual(['LIMIT']);
});

test('a page whose obstacle is told is not told again as one that failed or led elsewhere', () => {
  expect(trustPoints(keptOut).map(({ kind }) => kind)).toEqual(['BOT_CHALLENGE']);
  const [first] = redirecting.skipped[0]?.examples ?? [];
  const examples = first ? [first] : [];
  const walled = { ...redirecting, obstacles: [{ kind: 'LOGIN_WALL', count: 1, examples }] } as const;
  expect(trustPoints(walled).map((point) => ('count' in point ? [point.kind, point.count] : []))).toEqual([
    ['LOGIN_WALL', 1],
    ['ELSEWHERE', 2],
  ]);
  expect(pagesOf(walled)).toBe(43);
});
