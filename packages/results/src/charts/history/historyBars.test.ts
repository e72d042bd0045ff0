import { expect, test } from 'vitest';
import { type HistoryScan, historyBars } from './historyBars.ts';
import { issueLevel } from './issueLevel.ts';

let number = 0;
const scan = (endedAt: Date, issues: number): HistoryScan => ({
  scanId: `scan-${String(number++)}`,
  endedAt,
  issues,
});
const day = (offset: number, hour = 12) => new Date(2026, 0, 5 + offset, hour);
const brief = (scans: readonly HistoryScan[]) =>
  historyBars(scans).map(({ label, issues, scans }) => [label, issues, scans.length]);

test('one bar a day, oldest first, whatever order they come in', () => {
  expect(brief([scan(day(2), 8), scan(day(0), 120), scan(day(1), 40)])).toEqual([
    ['2026-01-05', 120, 1],
    ['2026-01-06', 40, 1],
    ['2026-01-07', 8, 1],
  ]);
});

test('scans of the same day are one bar with their average, rounded up', () => {
  expect(brief([scan(day(0, 1), 1), scan(day(0, 9), 2), scan(day(0, 23), 1)])).toEqual([
    ['2026-01-05', 2, 3],
  ]);
});

test('days stay while they can be read', () => {
  expect(historyBars(Array.from({ length: 20 }, (_, at) => scan(day(at), at)))).toHaveLength(20);
});

test('many days become weeks from Monday', () => {
  const bars = historyBars(Array.from({ length: 21 }, (_, at) => scan(day(at), at)));
  expect(bars.map(({ label, period, issues }) => [label, period, issues])).toEqual([
    ['2026-01-05', 'week', 3],
    ['2026-01-12', 'week', 10],
    ['2026-01-19', 'week', 17],
  ]);
});

test('a Sunday, to its last hour, belongs to the week before', () => {
  const days = Array.from({ length: 20 }, (_, at) => scan(day(at), 10));
  const [first] = historyBars([...days, scan(day(20), 10), scan(day(6, 23), 31)]);
  expect(first).toMatchObject({ label: '2026-01-05', issues: 13 });
});

test('many weeks become months, many months years', () => {
  const months = historyBars(Array.from({ length: 400 }, (_, at) => scan(day(at), 10)));
  expect(months.map(({ label }) => label)).toEqual([
    ...Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`),
    '2027-01',
    '2027-02',
  ]);
  const years = historyBars(Array.from({ length: 60 }, (_, at) => scan(new Date(2020, at, 15), 10)));
  expect(years.map(({ label, scans }) => [label, scans.length])).toEqual(
    ['2020', '2021', '2022', '2023', '2024'].map((year) => [year, 12]),
  );
});

test('of more than twenty years the latest', () => {
  const bars = historyBars(Array.from({ length: 30 }, (_, at) => scan(new Date(1990 + at, 5, 1), 1)));
  expect(bars).toHaveLength(20);
  expect(bars.at(-1)?.label).toBe('2019');
});

test('no scans, no bars; a date that is none is left out', () => {
  expect(historyBars([])).toEqual([]);
  expect(historyBars([scan(new Date(Number.NaN), 5)])).toEqual([]);
});

test.each([
  [0, 'few'],
  [99, 'few'],
  [100, 'some'],
  [199, 'some'],
  [200, 'many'],
  [499, 'many'],
  [500, 'veryMany'],
  [100_000, 'veryMany'],
] as const)('%i issues are %s', (issues, level) => {
  expect(issueLevel(issues)).toBe(level);
});
