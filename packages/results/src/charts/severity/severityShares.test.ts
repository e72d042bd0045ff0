import { expect, test } from 'vitest';
import { formatShare, severityShares } from './severityShares.ts';

test('most severe first, whatever order they come in', () => {
  const shares = severityShares({ minor: 5, critical: 19, moderate: 8, serious: 18 });
  expect(shares.map(({ severity, count, share }) => [severity, count, share])).toEqual([
    ['critical', 19, 0.38],
    ['serious', 18, 0.36],
    ['moderate', 8, 0.16],
    ['minor', 5, 0.1],
  ]);
});

test('unknown severities follow, and count', () => {
  const shares = severityShares({ critical: 1, catastrophic: 2, toString: 1 });
  expect(shares.map(({ severity, impact, count }) => [severity, impact, count])).toEqual([
    ['critical', 'critical', 1],
    ['serious', 'serious', 0],
    ['moderate', 'moderate', 0],
    ['minor', 'minor', 0],
    ['catastrophic', undefined, 2],
    ['toString', undefined, 1],
  ]);
  expect(shares[4]?.share).toBe(0.5);
});

test('none at all', () => {
  expect(severityShares({}).every(({ count, share }) => count === 0 && share === 0)).toBe(true);
});

test.each([Number.NaN, -3, Number.POSITIVE_INFINITY])('%d is no count', (count) => {
  expect(severityShares({ critical: count })[0]).toMatchObject({ count: 0, share: 0 });
});

test.each([
  [0, '0%'],
  [0.0001, '<1%'],
  [0.346, '35%'],
  [0.9999, '>99%'],
  [1, '100%'],
])('a share of %d is %s', (share, text) => {
  expect(formatShare(share)).toBe(text);
});
