import type { Schedule } from '@sitelens/api-client/contract';
import { nextScanAt } from '@sitelens/api-client/contract';
import { PgBoss } from 'pg-boss';
import { expect, it } from 'vitest';
import { cronOf } from './cronOf.ts';

const DAY = 86_400_000;
const WEEK = 604_800_000;
const NOW = new Date('2026-11-21T12:20:40Z');
const AMSTERDAM = { timeZone: 'Europe/Amsterdam', timeOfDay: '02:30' };

/** It is never started: it only reads expressions, as the queue does. */
const boss = new PgBoss('postgres://nowhere.invalid/none');

const cron = (schedule: Schedule, plannedAt = nextScanAt(schedule, NOW)) => cronOf(schedule, plannedAt);

it.each([
  [{ scheduleEvery: 1, scheduleMillis: DAY }, '0 3 * * *', 'UTC'],
  [{ scheduleEvery: 3, scheduleMillis: DAY, ...AMSTERDAM }, '30 2 * * *', 'Europe/Amsterdam'],
  [{ scheduleEvery: 3, scheduleMillis: DAY, scheduleDayOfWeek: 4 }, '0 3 * * *', 'UTC'],
  [{ scheduleEvery: 7, scheduleMillis: DAY, scheduleDayOfWeek: 0 }, '0 3 * * 1', 'UTC'],
  [{ scheduleEvery: 1, scheduleMillis: WEEK, scheduleDayOfWeek: 6 }, '0 3 * * 0', 'UTC'],
  [
    { scheduleEvery: 2, scheduleMillis: WEEK, scheduleDayOfWeek: 5, ...AMSTERDAM },
    '30 2 * * 6',
    'Europe/Amsterdam',
  ],
  [{ scheduleEvery: 5, scheduleMillis: 3_600_000, ...AMSTERDAM }, '20 * * * *', 'UTC'],
] as const)('%j is woken at %s in %s', (schedule, expression, timeZone) => {
  expect(cron(schedule)).toEqual({ cron: expression, timeZone });
});

it.each([
  [{ scheduleEvery: 1, scheduleMillis: DAY, ...AMSTERDAM }, '2026-10-23T12:00:00Z'],
  [{ scheduleEvery: 1, scheduleMillis: DAY, ...AMSTERDAM, timeOfDay: '03:00' }, '2027-03-26T12:00:00Z'],
  [{ scheduleEvery: 3, scheduleMillis: DAY, timeZone: 'America/New_York' }, '2026-10-30T12:00:00Z'],
  [
    { scheduleEvery: 7, scheduleMillis: DAY, scheduleDayOfWeek: 6, timeZone: 'Pacific/Auckland' },
    '2026-09-20T12:00:00Z',
  ],
  [
    { scheduleEvery: 2, scheduleMillis: WEEK, scheduleDayOfWeek: 2, timeZone: 'Asia/Kathmandu' },
    '2026-11-20T12:00:00Z',
  ],
  [{ scheduleEvery: 5, scheduleMillis: 3_600_000 }, '2026-11-20T12:34:00Z'],
] as const)('%j is woken at each time that it names, over changes of the clocks', (schedule, start) => {
  const from = new Date(start);
  let plannedAt = nextScanAt(schedule, from);
  const { cron: expression, timeZone } = cronOf(schedule, plannedAt);
  const woken = boss
    .previewSchedule(expression, { tz: timeZone, from, count: 200 })
    .map((moment) => moment.toISOString());
  for (let count = 0; count < 5; count++) {
    expect(woken).toContain(plannedAt.toISOString());
    plannedAt = nextScanAt(schedule, plannedAt, plannedAt);
  }
});
