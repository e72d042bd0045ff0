import {
  DEFAULT_TIME_OF_DAY,
  DEFAULT_TIME_ZONE,
  HOUR_MILLIS,
  hasDayOfWeek,
  nextScanAt,
  type Schedule,
} from '@sitelens/api-client/contract';

/** What a project keeps of its schedule. */
export interface PlannedScans {
  readonly schedule: Schedule | null;
  /** When the next scan is planned, which those after it are counted from; null without a schedule. */
  readonly scheduledFrom: Date | null;
}

/** A schedule that is new or was changed: its first scan is at the next of its times. */
export function planned(schedule: Schedule | undefined, now: Date): PlannedScans {
  return schedule === undefined
    ? { schedule: null, scheduledFrom: null }
    : { schedule, scheduledFrom: nextScanAt(schedule, now) };
}

/** The time after a planned one and after now: of times that were missed none is made up for. */
export function plannedAfter(schedule: Schedule, plannedAt: Date, now: Date): Date {
  return nextScanAt(schedule, now > plannedAt ? now : plannedAt, plannedAt);
}

/** When the next scan is, for people: a planned time that has passed is about to be dealt with. */
export function upcomingScanAt({ schedule, scheduledFrom }: PlannedScans, now: Date): Date | undefined {
  if (schedule === null || scheduledFrom === null) return undefined;
  return scheduledFrom > now ? scheduledFrom : plannedAfter(schedule, scheduledFrom, now);
}

/** Whether two schedules start scans at the same times, whichever of the defaults they name. */
export function isSameSchedule(one: Schedule | undefined, other: Schedule | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  const [timesOfOne, timesOfOther] = [timesOf(one), timesOf(other)];
  return timesOfOne.every((time, at) => time === timesOfOther[at]);
}

function timesOf(schedule: Schedule): readonly (string | number | undefined)[] {
  const { scheduleEvery, scheduleMillis, scheduleDayOfWeek, timeOfDay, timeZone } = schedule;
  if (scheduleMillis === HOUR_MILLIS) return [scheduleMillis, scheduleEvery];
  return [
    scheduleMillis,
    scheduleEvery,
    hasDayOfWeek(schedule) ? scheduleDayOfWeek : undefined,
    timeOfDay ?? DEFAULT_TIME_OF_DAY,
    timeZone ?? DEFAULT_TIME_ZONE,
  ];
}
