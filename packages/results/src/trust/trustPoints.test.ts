import { expect, test } from 'vitest';
import { redirecting, whole, withGaps } from './testing/trusts.ts';
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
