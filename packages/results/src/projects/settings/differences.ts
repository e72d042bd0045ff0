import type { ProjectField, ProjectFormValues } from '../form/projectFormValues.ts';

/** What is compared when two people have changed a project: each setting alone, but the schedule as one. */
const COMPARED = [
  'startUrl',
  'name',
  'allowedDomains',
  'maxPages',
  'maxSimultaneousPages',
  'isPublic',
  'schedule',
] as const;

export type Compared = (typeof COMPARED)[number];

const OF_SCHEDULE = ['scheduleEvery', 'scheduleUnit', 'scheduleDayOfWeek', 'timeOfDay', 'timeZone'] as const;

/** The settings in which two forms differ. What a schedule would be that is off doesn't count. */
export function differences(mine: ProjectFormValues, newer: ProjectFormValues): readonly Compared[] {
  return COMPARED.filter((setting) =>
    setting === 'schedule' ? hasOtherSchedule(mine, newer) : mine[setting] !== newer[setting],
  );
}

/** Whether anything was entered that a form did not begin with. */
export function isChanged(entered: ProjectFormValues, first: ProjectFormValues): boolean {
  return differences(entered, first).length > 0;
}

function hasOtherSchedule(mine: ProjectFormValues, newer: ProjectFormValues): boolean {
  if (mine.isScheduled !== newer.isScheduled) return true;
  return mine.isScheduled && OF_SCHEDULE.some((field: ProjectField) => mine[field] !== newer[field]);
}
