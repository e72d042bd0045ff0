import type { Schedule } from './types.ts';
import { dayOfWeek, daysLater, momentOf, type WallTime, wallTimeAt } from './zonedTime.ts';

/** The periods of a schedule, in milliseconds. */
export const HOUR_MILLIS = 3_600_000;
export const DAY_MILLIS = 86_400_000;
export const WEEK_MILLIS = 604_800_000;

/** When scans start by themselves unless told otherwise: while few people visit a website. */
export const DEFAULT_TIME_OF_DAY = '03:00';

/** The time zone of a schedule that names none. */
export const DEFAULT_TIME_ZONE = 'UTC';

/** Whether a schedule has a day of the week: its period is weeks, or 7 days in whichever unit. */
export function hasDayOfWeek({ scheduleEvery, scheduleMillis }: Schedule): boolean {
  return scheduleMillis === WEEK_MILLIS || scheduleEvery * scheduleMillis === WEEK_MILLIS;
}

/**
 * When a schedule starts the next scan: on the day and at the time that it names, by the clocks of its time zone,
 * summer and winter. Hours are counted on from the last time, or from now.
 *
 * @param now the moment that it must be after
 * @param last the time that was planned before; without it, the schedule is new or was changed
 * @throws RangeError if this machine doesn't know the time zone
 */
export function nextScanAt(schedule: Schedule, now: Date, last?: Date): Date {
  if (last && last > now) return last;
  return schedule.scheduleMillis === HOUR_MILLIS
    ? nextByHours(schedule, now, last ?? now)
    : nextByDays(schedule, now, last);
}

function nextByHours({ scheduleEvery }: Schedule, now: Date, start: Date): Date {
  const period = scheduleEvery * HOUR_MILLIS;
  const passed = Math.floor((now.getTime() - start.getTime()) / period);
  return new Date(start.getTime() + (passed + 1) * period);
}

function nextByDays(schedule: Schedule, now: Date, last: Date | undefined): Date {
  const timeZone = schedule.timeZone ?? DEFAULT_TIME_ZONE;
  const [hour = 0, minute = 0] = (schedule.timeOfDay ?? DEFAULT_TIME_OF_DAY).split(':').map(Number);
  const at = (day: WallTime) => momentOf({ ...day, hour, minute }, timeZone);
  const today = wallTimeAt(now, timeZone);
  const { day, step } = last
    ? lastPlannedDay(schedule, wallTimeAt(last, timeZone), today)
    : firstDay(schedule, today);
  return at(day) > now ? at(day) : at(daysLater(day, step));
}

interface PlannedDay {
  readonly day: WallTime;
  /** How many days after it the next one is. */
  readonly step: number;
}

function lastPlannedDay(
  { scheduleEvery, scheduleMillis }: Schedule,
  last: WallTime,
  today: WallTime,
): PlannedDay {
  const step = scheduleEvery * (scheduleMillis / DAY_MILLIS);
  return { day: daysLater(last, Math.floor(daysBetween(last, today) / step) * step), step };
}

function firstDay(schedule: Schedule, today: WallTime): PlannedDay {
  const { scheduleDayOfWeek } = schedule;
  if (scheduleDayOfWeek === undefined || !hasDayOfWeek(schedule)) return { day: today, step: 1 };
  return { day: daysLater(today, (scheduleDayOfWeek - dayOfWeek(today) + 7) % 7), step: 7 };
}

function daysBetween(from: WallTime, to: WallTime): number {
  const asDay = ({ year, month, day }: WallTime) => Date.UTC(year, month - 1, day);
  return (asDay(to) - asDay(from)) / DAY_MILLIS;
}
