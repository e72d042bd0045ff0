import {
  DEFAULT_TIME_OF_DAY,
  DEFAULT_TIME_ZONE,
  HOUR_MILLIS,
  hasDayOfWeek,
  type Schedule,
} from '@sitelens/api-client/contract';

/** When pg-boss wakes a schedule: by the clocks of its time zone. */
export interface Cron {
  readonly cron: string;
  readonly timeZone: string;
}

/**
 * The cron expression that names every time of a schedule. Cron can't count every third day, or every fifth hour
 * over midnight, so it may name more times than there are scans: the store says which of them is due.
 *
 * @param plannedAt when the next scan is planned
 */
export function cronOf(schedule: Schedule, plannedAt: Date): Cron {
  const { scheduleMillis, scheduleDayOfWeek } = schedule;
  if (scheduleMillis === HOUR_MILLIS) {
    return { cron: `${plannedAt.getUTCMinutes()} * * * *`, timeZone: 'UTC' };
  }
  const [hour = 0, minute = 0] = (schedule.timeOfDay ?? DEFAULT_TIME_OF_DAY).split(':').map(Number);
  const isOnOneDay = scheduleDayOfWeek !== undefined && hasDayOfWeek(schedule);
  const day = isOnOneDay ? cronDayOf(scheduleDayOfWeek) : '*';
  return { cron: `${minute} ${hour} * * ${day}`, timeZone: schedule.timeZone ?? DEFAULT_TIME_ZONE };
}

/** 0 is Sunday to cron, and Monday in a schedule. */
function cronDayOf(dayOfWeek: number): number {
  return (dayOfWeek + 1) % 7;
}
