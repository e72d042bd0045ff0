import { DAY_MILLIS, HOUR_MILLIS, type Schedule, WEEK_MILLIS } from '@sitelens/api-client/contract';

type PeriodMillis = Schedule['scheduleMillis'];

/** The units that a period is given in, shortest first. */
export const SCHEDULE_UNITS = ['hours', 'days', 'weeks'] as const;

export type ScheduleUnit = (typeof SCHEDULE_UNITS)[number];

const MILLIS = {
  hours: HOUR_MILLIS,
  days: DAY_MILLIS,
  weeks: WEEK_MILLIS,
} as const satisfies Record<ScheduleUnit, PeriodMillis>;

/** How long one period of a unit is. */
export function millisOf(unit: ScheduleUnit): PeriodMillis {
  return MILLIS[unit];
}

/** The unit of a period; days for a length that is none of ours. */
export function unitOf(millis: number): ScheduleUnit {
  return SCHEDULE_UNITS.find((unit) => MILLIS[unit] === millis) ?? 'days';
}
