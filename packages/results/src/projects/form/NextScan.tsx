import { isTimeZone, PROJECT_LIMITS, type Schedule } from '@sitelens/api-client/contract';
import { Text } from '@sitelens/ui/primitives';
import { useProjectSettingsWords } from '../../words/projectSettings.ts';
import { nextScanParts } from '../schedule/nextScanParts.ts';
import type { PlannedScan } from './PlannedScan.ts';
import { type ProjectFormValues, scheduleOf } from './projectFormValues.ts';

interface NextScanProps {
  values: ProjectFormValues;
  planned: PlannedScan | undefined;
  now: (() => Date) | undefined;
}

const machineClock = () => new Date();

/** Says when the next scan will be; nothing while the schedule is none. Announced when there is a pause. */
export function NextScan({ values, planned, now = machineClock }: NextScanProps) {
  const t = useProjectSettingsWords();
  const schedule = validSchedule(values);
  const isPlanned = planned && schedule && isSameSchedule(schedule, planned.schedule);
  const next = schedule && nextScanParts(schedule, isPlanned ? planned.at : undefined, now());
  return (
    <div role="status">
      {next && (
        <Text size="s" weight="medium">
          {t('projectSettings.schedule.next', {
            day: t(`projectSettings.schedule.days.${next.weekday}`),
            date: next.date,
            time: next.time,
            timeZone: next.timeZone.replaceAll('_', ' '),
          })}
        </Text>
      )}
    </div>
  );
}

function validSchedule(values: ProjectFormValues): Schedule | undefined {
  const schedule = scheduleOf(values);
  const { minimum, maximum } = PROJECT_LIMITS.scheduleEvery;
  const { scheduleEvery, timeOfDay, timeZone } = schedule;
  const isPeriod = Number.isInteger(scheduleEvery) && scheduleEvery >= minimum && scheduleEvery <= maximum;
  const isTime = timeOfDay === undefined || /^\d\d:\d\d$/.test(timeOfDay);
  return isPeriod && isTime && timeZone !== undefined && isTimeZone(timeZone) ? schedule : undefined;
}

const PARTS = ['scheduleEvery', 'scheduleMillis', 'scheduleDayOfWeek', 'timeOfDay', 'timeZone'] as const;

function isSameSchedule(a: Schedule, b: Schedule): boolean {
  return PARTS.every((part) => a[part] === b[part]);
}
