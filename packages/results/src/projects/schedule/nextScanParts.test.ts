import type { Schedule } from '@sitelens/api-client/contract';
import { expect, test } from 'vitest';
import { nextScanParts } from './nextScanParts.ts';

const weekly: Schedule = {
  scheduleEvery: 7,
  scheduleMillis: 86_400_000,
  scheduleDayOfWeek: 0,
  timeOfDay: '03:00',
  timeZone: 'Europe/Amsterdam',
};
const at = (schedule: Schedule, now: string, planned?: string) =>
  nextScanParts(schedule, planned === undefined ? undefined : new Date(planned), new Date(now));

test('a schedule that is not saved yet is reckoned from now', () => {
  expect(at(weekly, '2026-11-21T13:00:00Z')).toEqual({
    weekday: 'monday',
    date: '2026-11-23',
    time: '03:00',
    timeZone: 'Europe/Amsterdam',
  });
});

test('it is told in the schedule’s time zone, summer and winter, wherever the reader is', () => {
  const daily = { ...weekly, scheduleEvery: 1 };
  expect(at(daily, '2026-10-24T12:00:00Z')).toMatchObject({ date: '2026-10-25', time: '03:00' });
  expect(at(daily, '2026-03-28T12:00:00Z')).toMatchObject({ date: '2026-03-29', time: '03:00' });
  const early = { ...daily, timeOfDay: '00:30', timeZone: 'Pacific/Kiritimati' };
  expect(at(early, '2026-11-21T13:00:00Z')).toMatchObject({ weekday: 'monday', date: '2026-11-23' });
});

test('a time that the clocks skip in spring is told as they will show it', () => {
  const skipped = { ...weekly, scheduleEvery: 1, timeOfDay: '02:30' };
  expect(at(skipped, '2026-03-28T12:00:00Z')).toMatchObject({ date: '2026-03-29', time: '03:30' });
});

test.each(['1999-01-01T00:00:00Z', '2026-11-21T13:00:00Z', '2199-01-01T00:00:00Z'])(
  'what the service has planned counts, though the reader’s clock says %s',
  (clock) => {
    expect(at(weekly, clock, '2026-11-23T02:00:00Z')).toMatchObject({ date: '2026-11-23', time: '03:00' });
  },
);
