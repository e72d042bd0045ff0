import type { ProjectField } from '../form/projectFormValues.ts';

/** The parts of the settings, each behind a tab of its own. */
export const SETTINGS_PARTS = ['project', 'crawl', 'schedule'] as const;

export type SettingsPart = (typeof SETTINGS_PARTS)[number];

const PART_OF_FIELD: Readonly<Record<ProjectField, SettingsPart>> = {
  startUrl: 'project',
  name: 'project',
  isPublic: 'project',
  allowedDomains: 'crawl',
  maxPages: 'crawl',
  maxSimultaneousPages: 'crawl',
  isScheduled: 'schedule',
  scheduleEvery: 'schedule',
  scheduleUnit: 'schedule',
  scheduleDayOfWeek: 'schedule',
  timeOfDay: 'schedule',
  timeZone: 'schedule',
};

/** Behind which tab a field is. */
export function partOf(field: ProjectField): SettingsPart {
  return PART_OF_FIELD[field];
}

/** How many of the fields that are wrong each part has. */
export function faultsByPart(
  faults: Readonly<Partial<Record<ProjectField, unknown>>>,
): Readonly<Record<SettingsPart, number>> {
  const count = (part: SettingsPart) =>
    Object.entries(PART_OF_FIELD).filter(([field, its]) => its === part && Object.hasOwn(faults, field))
      .length;
  return { project: count('project'), crawl: count('crawl'), schedule: count('schedule') };
}
