import {
  type AllowedTargets,
  canonicalDomain,
  checkStartUrl,
  DEFAULT_TIME_OF_DAY,
  DEFAULT_TIME_ZONE,
  defaultAllowedDomains,
  type NewProjectRequest,
  PROJECT_LIMITS,
  type Project,
  type Schedule,
  suggestProjectName,
} from '@sitelens/api-client/contract';
import { dayPicker } from '../schedule/dayPicker.ts';
import { millisOf, type ScheduleUnit, unitOf } from '../schedule/scheduleUnits.ts';

/** What a person enters, as they enter it: numbers are texts until they are checked. */
export interface ProjectFormValues {
  readonly startUrl: string;
  readonly name: string;
  /** One host a line. */
  readonly allowedDomains: string;
  readonly maxPages: string;
  readonly maxSimultaneousPages: string;
  readonly isPublic: boolean;
  readonly isScheduled: boolean;
  readonly scheduleEvery: string;
  readonly scheduleUnit: ScheduleUnit;
  /** `0` is Monday and `6` is Sunday; empty for no particular one. */
  readonly scheduleDayOfWeek: string;
  /** `HH:mm`. */
  readonly timeOfDay: string;
  /** A name of the IANA time zone database. */
  readonly timeZone: string;
}

export type ProjectField = keyof ProjectFormValues;

/** What a project is set to, checked. */
export type ProjectSettings = Required<Omit<NewProjectRequest, 'schedule'>> & {
  readonly schedule?: Schedule;
};

/** What of a project its settings show. */
export type ProjectWithSettings = Pick<
  Project,
  'name' | 'startUrl' | 'allowedDomains' | 'maxPages' | 'maxSimultaneousPages' | 'isPublic' | 'schedule'
>;

type ScheduleValues = Pick<
  ProjectFormValues,
  'scheduleEvery' | 'scheduleUnit' | 'scheduleDayOfWeek' | 'timeOfDay' | 'timeZone'
>;

/** What turning the schedule on sets: every 7 days (specification, platform, section 9), on Mondays at night. */
export function defaultScheduleValues(timeZone: string): ScheduleValues {
  return {
    scheduleEvery: String(PROJECT_LIMITS.scheduleEvery.default),
    scheduleUnit: 'days',
    scheduleDayOfWeek: '0',
    timeOfDay: DEFAULT_TIME_OF_DAY,
    timeZone,
  };
}

/** A new project's form as it is opened, of a start URL that is known already or of none. */
export function newProjectValues(startUrl: string, timeZone: string): ProjectFormValues {
  return {
    startUrl,
    name: suggestProjectName(startUrl) ?? '',
    allowedDomains: suggestAllowedDomains(startUrl),
    maxPages: String(PROJECT_LIMITS.maxPages.default),
    maxSimultaneousPages: String(PROJECT_LIMITS.maxSimultaneousPages.default),
    isPublic: false,
    isScheduled: false,
    ...defaultScheduleValues(timeZone),
  };
}

/** The hosts that follow from what has been typed as start URL; none while it is none. */
export function suggestAllowedDomains(startUrl: string): string {
  const host = suggestProjectName(startUrl);
  return host === undefined ? '' : defaultAllowedDomains(`http://${host}/`).join('\n');
}

/** A project's settings as its form shows them. */
export function projectFormValues(project: ProjectWithSettings, ownTimeZone: string): ProjectFormValues {
  const { name, startUrl, allowedDomains, maxPages, maxSimultaneousPages, isPublic, schedule } = project;
  return {
    startUrl,
    name,
    allowedDomains: allowedDomains.join('\n'),
    maxPages: String(maxPages),
    maxSimultaneousPages: String(maxSimultaneousPages),
    isPublic,
    isScheduled: schedule !== undefined,
    ...scheduleValues(schedule, ownTimeZone),
  };
}

function scheduleValues(schedule: Schedule | undefined, ownTimeZone: string): ScheduleValues {
  const defaults = defaultScheduleValues(ownTimeZone);
  if (schedule === undefined) return defaults;
  const { scheduleEvery, scheduleMillis, scheduleDayOfWeek, timeOfDay, timeZone } = schedule;
  return {
    scheduleEvery: String(scheduleEvery),
    scheduleUnit: unitOf(scheduleMillis),
    scheduleDayOfWeek: String(scheduleDayOfWeek ?? ''),
    timeOfDay: timeOfDay ?? defaults.timeOfDay,
    timeZone: timeZone ?? DEFAULT_TIME_ZONE,
  };
}

/** The settings that values mean which have been found valid. */
export function projectSettings(values: ProjectFormValues, allowedTargets: AllowedTargets): ProjectSettings {
  const check = checkStartUrl(values.startUrl, { allowedTargets });
  const schedule = values.isScheduled ? scheduleOf(values) : undefined;
  return {
    startUrl: check.ok ? check.url : values.startUrl,
    name: values.name.trim(),
    allowedDomains: domainsIn(values.allowedDomains).flatMap((domain) => canonicalDomain(domain) ?? []),
    maxPages: Number(values.maxPages),
    maxSimultaneousPages: Number(values.maxSimultaneousPages),
    isPublic: values.isPublic,
    ...(schedule && { schedule }),
  };
}

/** The schedule of values that have been found valid, on or off. */
export function scheduleOf(values: ScheduleValues): Schedule {
  const { scheduleUnit, scheduleDayOfWeek, timeOfDay, timeZone } = values;
  const scheduleEvery = Number(values.scheduleEvery);
  const hasDay = scheduleDayOfWeek !== '' && dayPicker(scheduleEvery, scheduleUnit) === 'enabled';
  return {
    scheduleEvery,
    scheduleMillis: millisOf(scheduleUnit),
    ...(hasDay && { scheduleDayOfWeek: Number(scheduleDayOfWeek) }),
    ...(scheduleUnit !== 'hours' && { timeOfDay }),
    timeZone,
  };
}

/** The entries of a list with one a line; commas part them too. */
export function domainsIn(text: string): readonly string[] {
  return text
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
