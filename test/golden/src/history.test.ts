import { expect, test } from 'vitest';
import { goldenCategories, goldenScan, goldenScans, goldenStatistics } from './index.ts';

const { countByScanId } = goldenStatistics.responseByProperty.impact;
const totalOf = (scanId: string) =>
  (countByScanId[scanId] ?? []).reduce((total, { count }) => total + count, 0);

test('the scans are listed newest first, and the statistics count the issues of each', () => {
  const began = goldenScans.map(({ startedAt }) => startedAt);
  expect(began).toEqual(began.toSorted().reverse());
  expect(goldenScans[0]).toBe(goldenScan);
  expect(Object.keys(countByScanId).toSorted()).toEqual(goldenScans.map(({ scanId }) => scanId).toSorted());
  for (const scan of goldenScans) expect(totalOf(scan.scanId)).toBe(scan.accessibilityIssues);
});

test('the scan before the golden one found what is not new, and what is fixed', () => {
  const sums = goldenCategories(0, 1_000, { filterSinceLastScan: ['NEW', 'UNCHANGED', 'FIXED'] }).data;
  const before = sums.reduce(
    (total, { sinceLastScan }) => total + (sinceLastScan?.unchanged ?? 0) + (sinceLastScan?.fixed ?? 0),
    0,
  );
  expect(goldenScans[1]?.accessibilityIssues).toBe(before);
});

test('the history has days with one scan and with several, and crosses each threshold of its colours', () => {
  const byDay = Object.values(Object.groupBy(goldenScans, ({ startedAt }) => startedAt.slice(0, 10)));
  expect(new Set(byDay.map((scans) => scans?.length))).toEqual(new Set([1, 2, 3]));
  const totals = goldenScans.map(({ accessibilityIssues }) => accessibilityIssues);
  for (const [from, to] of [
    [0, 100],
    [100, 200],
    [200, 500],
    [500, 1_000],
  ] as const) {
    expect(totals.some((total) => total >= from && total < to)).toBe(true);
  }
});
