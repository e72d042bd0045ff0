import type { Schedule } from '@sitelens/api-client/contract';
import { describe, expect, it } from 'vitest';
import { isSameSchedule, planned, plannedAfter, upcomingScanAt } from './plannedScan.ts';

const DAILY: Schedule = {
  scheduleEvery: 1,
  scheduleMillis: 86_400_000,
  timeOfDay: '02:30',
  timeZone: 'Europe/Amsterdam',
};
const NOW = new Date('2026-11-21T12:00:00Z');
const at = (time: string) => new Date(`2026-11-${time}Z`);

describe('a planned scan', () => {
  it('is the first of a schedule that is set, and none where there is no schedule', () => {
    expect(planned(DAILY, NOW)).toEqual({ schedule: DAILY, scheduledFrom: at('22T01:30:00') });
    expect(planned(undefined, NOW)).toEqual({ schedule: null, scheduledFrom: null });
  });

  it('is followed by the next, also where some were missed or it is done a little early', () => {
    const first = at('22T01:30:00');
    expect(plannedAfter(DAILY, first, at('22T01:30:20'))).toEqual(at('23T01:30:00'));
    expect(plannedAfter(DAILY, first, at('22T01:29:40'))).toEqual(at('23T01:30:00'));
    expect(plannedAfter(DAILY, first, at('25T09:00:00'))).toEqual(at('26T01:30:00'));
  });

  it('keeps to its days over a pause, where it is every other week', () => {
    const schedule: Schedule = { scheduleEvery: 2, scheduleMillis: 604_800_000, scheduleDayOfWeek: 0 };
    const first = at('23T03:00:00');
    expect(plannedAfter(schedule, first, new Date('2026-12-09T00:00:00Z'))).toEqual(
      new Date('2026-12-21T03:00:00Z'),
    );
  });

  it('is told to people as the one that comes', () => {
    const schedule = DAILY;
    expect(upcomingScanAt({ schedule, scheduledFrom: at('22T01:30:00') }, NOW)).toEqual(at('22T01:30:00'));
    expect(upcomingScanAt({ schedule, scheduledFrom: at('20T01:30:00') }, NOW)).toEqual(at('22T01:30:00'));
    expect(upcomingScanAt({ schedule: null, scheduledFrom: null }, NOW)).toBeUndefined();
  });
});

describe('schedules are the same', () => {
  const everyDay: Schedule = { scheduleEvery: 1, scheduleMillis: 86_400_000 };
  it.each([
    ['with defaults named or not', everyDay, { ...everyDay, timeOfDay: '03:00', timeZone: 'UTC' }, true],
    ['with a day that does not count', everyDay, { ...everyDay, scheduleDayOfWeek: 3 }, true],
    ['by hours, whatever the zone', hours(6), { ...hours(6), timeZone: 'Asia/Tokyo' }, true],
    ['not at another time', everyDay, { ...everyDay, timeOfDay: '04:00' }, false],
    ['not in another zone', everyDay, { ...everyDay, timeZone: 'Europe/Amsterdam' }, false],
    ['not on another day', weekly(0), weekly(1), false],
    ['not as often', hours(6), hours(5), false],
    ['not where there is one alone', everyDay, undefined, false],
    ['where there is none', undefined, undefined, true],
  ] as const)('%s', (_what, one, other, expected) => {
    expect(isSameSchedule(one, other)).toBe(expected);
    expect(isSameSchedule(other, one)).toBe(expected);
  });
});

function hours(scheduleEvery: number): Schedule {
  return { scheduleEvery, scheduleMillis: 3_600_000 };
}

function weekly(scheduleDayOfWeek: number): Schedule {
  return { scheduleEvery: 1, scheduleMillis: 604_800_000, scheduleDayOfWeek };
}
