import { DAY_MILLIS, hasDayOfWeek } from '@sitelens/api-client/contract';
import { millisOf, type ScheduleUnit } from './scheduleUnits.ts';

/**
 * Whether the day of the week can be picked (specification, platform, section 5): only where the period is weeks or
 * 7 days, and not where it is given in hours, though they may add up to 7 days.
 */
export function dayPicker(every: number, unit: ScheduleUnit): 'hidden' | 'disabled' | 'enabled' {
  const scheduleMillis = millisOf(unit);
  if (!hasDayOfWeek({ scheduleEvery: every, scheduleMillis })) return 'hidden';
  return scheduleMillis < DAY_MILLIS ? 'disabled' : 'enabled';
}
