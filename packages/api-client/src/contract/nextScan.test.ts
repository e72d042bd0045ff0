import { expect, test } from 'vitest';
import { DAY_MILLIS, HOUR_MILLIS, hasDayOfWeek, nextScanAt, WEEK_MILLIS } from './nextScan.ts';
import type { Schedule } from './types.ts';

const AMSTERDAM = { timeZone: 'Europe/Amsterdam', timeOfDay: '03:00' };
const every = (
  scheduleEvery: number,
  scheduleMillis: Schedule['scheduleMillis'],
  rest: Partial<Schedule> = {},
) => ({
  ...AMSTERDAM,
  scheduleEvery,
  scheduleMillis,
  ...rest,
});
const next = (schedule: Schedule, now: string, last?: string) =>
  nextScanAt(schedule, new Date(now), last === undefined ? undefined : new Date(last)).toISOString();

test('every 7 days on a Monday: the next Monday, by local time', () => {
  const schedule = every(7, DAY_MILLIS, { scheduleDayOfWeek: 0 });
  expect(next(schedule, '2026-11-21T13:00:00Z')).toBe('2026-11-23T02:00:00.000Z');
  expect(next(schedule, '2026-11-23T01:59:59Z')).toBe('2026-11-23T02:00:00.000Z');
  expect(next(schedule, '2026-11-23T02:00:00Z')).toBe('2026-11-30T02:00:00.000Z');
});

test('without a day of the week the first scan is at the next such time, and then they count on', () => {
  const schedule = every(7, DAY_MILLIS);
  expect(next(schedule, '2026-11-21T13:00:00Z')).toBe('2026-11-22T02:00:00.000Z');
  expect(next(schedule, '2026-11-22T02:00:00Z', '2026-11-22T02:00:00Z')).toBe('2026-11-29T02:00:00.000Z');
});

test('weeks are counted from the last time, also where times were missed', () => {
  const schedule = every(2, WEEK_MILLIS, { scheduleDayOfWeek: 2 });
  expect(next(schedule, '2026-11-21T13:00:00Z')).toBe('2026-11-25T02:00:00.000Z');
  expect(next(schedule, '2026-11-25T02:00:01Z', '2026-11-25T02:00:00Z')).toBe('2026-12-09T02:00:00.000Z');
  expect(next(schedule, '2027-01-10T00:00:00Z', '2026-11-25T02:00:00Z')).toBe('2027-01-20T02:00:00.000Z');
});

test('a day of the week counts only where the period has one', () => {
  const schedule = every(3, DAY_MILLIS, { scheduleDayOfWeek: 4 });
  expect(next(schedule, '2026-11-21T13:00:00Z')).toBe('2026-11-22T02:00:00.000Z');
  expect(hasDayOfWeek(schedule)).toBe(false);
  expect(
    [every(7, DAY_MILLIS), every(1, WEEK_MILLIS), every(3, WEEK_MILLIS), every(168, HOUR_MILLIS)].map(
      hasDayOfWeek,
    ),
  ).toEqual([true, true, true, true]);
  expect([every(7, HOUR_MILLIS), every(14, DAY_MILLIS)].some(hasDayOfWeek)).toBe(false);
});

test('hours are counted from now, or from the last time', () => {
  const schedule = every(6, HOUR_MILLIS);
  expect(next(schedule, '2026-11-21T13:20:00Z')).toBe('2026-11-21T19:20:00.000Z');
  expect(next(schedule, '2026-11-21T13:20:00Z', '2026-11-21T13:20:00Z')).toBe('2026-11-21T19:20:00.000Z');
  expect(next(schedule, '2026-11-22T00:00:00Z', '2026-11-21T01:00:00Z')).toBe('2026-11-22T01:00:00.000Z');
});

test('clocks that are changed don’t move the local time, nor start two scans', () => {
  const daily = every(1, DAY_MILLIS, { timeOfDay: '02:30' });
  const days: string[] = [];
  let last = '2026-03-27T01:30:00.000Z';
  for (let count = 0; count < 4; count += 1) {
    last = next(daily, last, last);
    days.push(last.slice(0, 16));
  }
  expect(days).toEqual(['2026-03-28T01:30', '2026-03-29T01:30', '2026-03-30T00:30', '2026-03-31T00:30']);
  expect(next(daily, '2026-10-25T00:30:00Z', '2026-10-25T00:30:00Z')).toBe('2026-10-26T01:30:00.000Z');
});

test('unless told otherwise it is three in the morning in UTC', () => {
  const schedule = { scheduleEvery: 1, scheduleMillis: DAY_MILLIS } as const;
  expect(next(schedule, '2026-11-21T13:00:00Z')).toBe('2026-11-22T03:00:00.000Z');
});

test('a planned time that lies ahead is not planned again: a clock was put back', () => {
  const schedule = every(1, DAY_MILLIS);
  expect(next(schedule, '2026-11-01T00:00:00Z', '2026-11-21T02:00:00Z')).toBe('2026-11-21T02:00:00.000Z');
  const hourly = every(6, HOUR_MILLIS);
  expect(next(hourly, '2026-11-01T00:00:00Z', '2026-11-21T02:00:00Z')).toBe('2026-11-21T02:00:00.000Z');
});

test('whatever is asked, it is later than now and not later than a period and a day', () => {
  const moments = [
    '2026-01-01T00:00:00Z',
    '2026-03-29T00:59:00Z',
    '2026-10-25T01:30:00Z',
    '2030-02-28T23:59:59Z',
  ];
  for (const millis of [HOUR_MILLIS, DAY_MILLIS, WEEK_MILLIS] as const) {
    for (const count of [1, 7, 24, 168, 365]) {
      for (const moment of moments) {
        const now = new Date(moment).getTime();
        const after =
          nextScanAt(every(count, millis, { scheduleDayOfWeek: 6 }), new Date(now)).getTime() - now;
        expect(after).toBeGreaterThan(0);
        expect(after).toBeLessThanOrEqual(Math.max(WEEK_MILLIS, count * millis) + DAY_MILLIS);
      }
    }
  }
});
