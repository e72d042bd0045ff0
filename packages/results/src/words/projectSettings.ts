import { createWords } from '@sitelens/ui/words';

/** Words of a project's settings; sentences of the specification (platform, sections 2 to 6) as they stand there. */
const projectSettingsWords = {
  parts: {
    label: 'Project settings',
    project: 'Project',
    crawl: 'Crawl',
    schedule: 'Schedule',
    errors_one: '{{count}} error',
    errors_other: '{{count}} errors',
  },
  allowedDomains: {
    label: 'Allowed domains',
    hint: 'One a line. *.example.com stands for example.com and every host below it, such as shop.example.com; without the asterisk a domain stands for itself alone. Links to other domains are not followed.',
  },
  maxPages: { label: 'Max pages', hint: 'Pages that a scan visits at most: {{minimum}} to {{maximum}}.' },
  parallelPages: {
    label: 'Parallel pages',
    hint: 'Pages that are loaded at the same time: {{minimum}} to {{maximum}}. Fewer are easier on your server.',
  },
  public: {
    label: 'Public results',
    hint: 'Everybody who has the link can see the results without logging in. They see all numbers, but only a few issues in detail.',
    moved: 'The website is another one now: its results will be public as well.',
    link: 'Public link',
    pending: 'The link works once the settings are saved.',
    copy: 'Copy link',
    copied: 'Public link copied',
    copyByHand: 'Copy the public link:',
  },
  schedule: {
    label: 'Scan on a schedule',
    hint: 'Scans start by themselves, and you can still start one at any time.',
    every: 'Scan every',
    unit: 'Period',
    units: { hours: 'hours', days: 'days', weeks: 'weeks' },
    day: 'Day of the week',
    dayInHours: 'A period in hours has no day. Choose days or weeks to pick one.',
    anyDay: 'No particular day',
    days: {
      monday: 'Monday',
      tuesday: 'Tuesday',
      wednesday: 'Wednesday',
      thursday: 'Thursday',
      friday: 'Friday',
      saturday: 'Saturday',
      sunday: 'Sunday',
    },
    timeOfDay: 'Time of day',
    timeZone: 'Time zone',
    obstacle: {
      title: 'Scans don’t start by themselves now',
      trialExpired: 'Your trial has expired. Upgrade to a paid plan, and the schedule goes on.',
      paused: 'Your subscription is paused. Update the subscription, and the schedule goes on.',
      inactive: 'You have no active subscription. Choose a plan, and the schedule goes on.',
      quotaExceeded:
        'You have used all pages of your subscription. The schedule goes on once there are pages again.',
    },
    likelyZones: 'Suggested',
    next: 'Next scan: {{day}} {{date}} {{time}}, {{timeZone}}',
  },
  save: 'Save',
  discard: 'Discard changes',
  saved: 'Project saved successfully',
  readOnly: {
    title: 'You can see these settings, but not change them',
    detail: 'Your role does not allow it. Ask an owner of your organisation.',
  },
  changed: {
    title: 'Somebody else has changed the settings of this project',
    detail: 'What you entered is still here. These settings differ:',
    setting: 'Setting',
    mine: 'Yours',
    newer: 'Newer',
    load: 'Load the newer settings',
    overwrite: 'Save mine over them',
    fields: {
      startUrl: 'Website URL',
      name: 'Name',
      allowedDomains: 'Allowed domains',
      maxPages: 'Max pages',
      maxSimultaneousPages: 'Parallel pages',
      isPublic: 'Public results',
      schedule: 'Schedule',
    },
    on: 'On',
    off: 'Off',
    everyHours: 'Every {{every}} hours',
    everyDays: 'Every {{every}} {{unit}} at {{time}}, {{timeZone}}',
    everyDaysOn: 'Every {{every}} {{unit}}, {{day}} at {{time}}, {{timeZone}}',
  },
  draft: {
    title: 'What you had entered before is back',
    detail: 'It is not saved yet.',
  },
  delete: {
    title: 'Delete project',
    detail: 'The project is deleted with all of its scans, findings and screenshots. This can’t be undone.',
    action: 'Delete project',
    forbidden: 'You are not allowed to delete the project.',
  },
  failed: {
    title: 'Failed to retrieve the project. Please try again later',
  },
} as const;

export const useProjectSettingsWords = createWords('results', { projectSettings: projectSettingsWords });
