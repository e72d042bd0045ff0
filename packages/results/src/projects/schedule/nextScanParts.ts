import { DEFAULT_TIME_ZONE, nextScanAt, type Schedule, wallTimeAt } from '@sitelens/api-client/contract';
import { type Weekday, weekdayOf } from './weekdays.ts';

/** A moment as the clocks of a time zone show it. */
export interface NextScanParts {
  readonly weekday: Weekday;
  /** `yyyy-MM-dd`. */
  readonly date: string;
  /** `HH:mm`. */
  readonly time: string;
  readonly timeZone: string;
}

/**
 * When the next scan will be, in the schedule's own time zone. What the service has planned counts for a schedule
 * that is saved: the clock of the reader's machine may be wrong.
 *
 * @param planned what the service says of this very schedule
 * @param now by the reader's clock, for a schedule that is not saved yet
 */
export function nextScanParts(schedule: Schedule, planned: Date | undefined, now: Date): NextScanParts {
  const timeZone = schedule.timeZone ?? DEFAULT_TIME_ZONE;
  const { year, month, day, hour, minute } = wallTimeAt(planned ?? nextScanAt(schedule, now), timeZone);
  return {
    weekday: weekdayOf(year, month, day),
    date: [padded(year, 4), padded(month), padded(day)].join('-'),
    time: `${padded(hour)}:${padded(minute)}`,
    timeZone,
  };
}

function padded(value: number, length = 2): string {
  return String(value).padStart(length, '0');
}
