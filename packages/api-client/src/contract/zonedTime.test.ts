import { describe, expect, test, vi } from 'vitest';
import { dayOfWeek, daysLater, isTimeZone, momentOf, type WallTime, wallTimeAt } from './zonedTime.ts';

const wall = (text: string): WallTime => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = text.split(/\D/).map(Number);
  return { year, month, day, hour, minute };
};

test.each([
  ['Europe/Amsterdam', '2026-11-23 03:00', '2026-11-23T02:00:00.000Z'],
  ['Europe/Amsterdam', '2026-07-06 03:00', '2026-07-06T01:00:00.000Z'],
  ['America/New_York', '2026-11-23 00:00', '2026-11-23T05:00:00.000Z'],
  ['Asia/Kolkata', '2026-11-23 03:00', '2026-11-22T21:30:00.000Z'],
  ['Pacific/Kiritimati', '2026-01-01 03:00', '2025-12-31T13:00:00.000Z'],
  ['Pacific/Pago_Pago', '2026-01-01 23:00', '2026-01-02T10:00:00.000Z'],
  ['Australia/Lord_Howe', '2026-01-10 03:00', '2026-01-09T16:00:00.000Z'],
  ['UTC', '2028-02-29 00:00', '2028-02-29T00:00:00.000Z'],
])('in %s, %s by the clock is %s', (timeZone, clock, moment) => {
  expect(momentOf(wall(clock), timeZone).toISOString()).toBe(moment);
  expect(wallTimeAt(new Date(moment), timeZone)).toEqual(wall(clock));
});

describe('where clocks are changed', () => {
  test.each([
    ['a time that is skipped is an hour later', 'Europe/Amsterdam', '2026-03-29 02:30', '2026-03-29T01:30'],
    ['of two the first is meant', 'Europe/Amsterdam', '2026-10-25 02:30', '2026-10-25T00:30'],
    ['just before they are put forward', 'Europe/Amsterdam', '2026-03-29 01:59', '2026-03-29T00:59'],
    ['just after', 'Europe/Amsterdam', '2026-03-29 03:00', '2026-03-29T01:00'],
    ['west of Greenwich, in spring', 'America/New_York', '2026-03-08 02:30', '2026-03-08T07:30'],
    ['west of Greenwich, in autumn', 'America/New_York', '2026-11-01 01:30', '2026-11-01T05:30'],
    ['by half an hour', 'Australia/Lord_Howe', '2026-10-04 02:15', '2026-10-03T15:45'],
    ['at midnight', 'Africa/Cairo', '2026-04-24 00:30', '2026-04-23T22:30'],
    ['by a day that was left out', 'Pacific/Apia', '2011-12-30 12:00', '2011-12-30T22:00'],
  ])('%s', (_, timeZone, clock, moment) => {
    expect(momentOf(wall(clock), timeZone).toISOString()).toBe(`${moment}:00.000Z`);
  });
});

test('every quarter of an hour of two years is found again in each of some zones', () => {
  const zones = [
    'Europe/London',
    'America/St_Johns',
    'Africa/Casablanca',
    'Asia/Kathmandu',
    'Antarctica/Troll',
  ];
  for (const zone of zones) {
    for (let time = Date.UTC(2026, 0, 1); time < Date.UTC(2028, 0, 1); time += 13 * 900_000) {
      const found = momentOf(wallTimeAt(new Date(time), zone), zone).getTime();
      // A time that the clocks show twice is found at its first.
      expect([0, 3_600_000, 7_200_000]).toContain(time - found);
    }
  }
});

test('the day of the week is counted from Monday', () => {
  expect(dayOfWeek(wall('2026-11-23 03:00'))).toBe(0);
  expect(dayOfWeek(wall('2026-11-22 23:59'))).toBe(6);
});

test('days later keep the time, over months and leap years', () => {
  expect(daysLater(wall('2028-02-28 03:15'), 2)).toEqual(wall('2028-03-01 03:15'));
});

test('knows the names of time zones', () => {
  expect(['Europe/Amsterdam', 'UTC', 'Asia/Calcutta'].map(isTimeZone)).toEqual([true, true, true]);
  expect(['Mars/Base', '', '+02:00', 'Europe/Amsterdam; DROP'].some(isTimeZone)).toBe(false);
  expect(() => wallTimeAt(new Date(0), 'Mars/Base')).toThrow(RangeError);
});

test('a zone is made once, however it is spelt: a caller can spell it in thousands of ways', () => {
  const make = vi.spyOn(Intl, 'DateTimeFormat');
  try {
    for (const name of ['Indian/Maldives', 'indian/maldives', 'INDIAN/MALDIVES', 'iNDIAN/mALDIVES']) {
      expect(isTimeZone(name)).toBe(true);
    }
    expect(make).toHaveBeenCalledTimes(1);
  } finally {
    make.mockRestore();
  }
});
