import { expect, test } from 'vitest';
import { settledProject } from '../../testing/settledService.ts';
import {
  newProjectValues,
  projectFormValues,
  projectSettings,
  scheduleOf,
  suggestAllowedDomains,
} from './projectFormValues.ts';

const first = newProjectValues('', 'Europe/Amsterdam');

test('a new project has the specification’s defaults (platform, section 9)', () => {
  expect(first).toMatchObject({
    maxPages: '100',
    maxSimultaneousPages: '3',
    isScheduled: false,
    isPublic: false,
  });
  expect(scheduleOf(first)).toEqual({
    scheduleEvery: 7,
    scheduleMillis: 86_400_000,
    scheduleDayOfWeek: 0,
    timeOfDay: '03:00',
    timeZone: 'Europe/Amsterdam',
  });
});

test('of an address that is known name and domains follow', () => {
  expect(newProjectValues('https://www.example.com/shop', 'UTC')).toMatchObject({
    startUrl: 'https://www.example.com/shop',
    name: 'www.example.com',
    allowedDomains: '*.www.example.com',
  });
});

test.each([
  ['Www.example.com:8080/a', '*.www.example.com'],
  ['127.0.0.1:4800', '127.0.0.1'],
  ['', ''],
  ['ftp://example.com', ''],
])('of %j the domains are %j', (startUrl, domains) => {
  expect(suggestAllowedDomains(startUrl)).toBe(domains);
});

test('what was saved comes back as it was saved', () => {
  const { startUrl, name, allowedDomains, maxPages, maxSimultaneousPages, isPublic, schedule } =
    settledProject;
  const settings = projectSettings(projectFormValues(settledProject, 'Asia/Tokyo'), []);
  expect(settings).toEqual({
    startUrl,
    name,
    allowedDomains,
    maxPages,
    maxSimultaneousPages,
    isPublic,
    schedule,
  });
});

test('a schedule that names no time zone, day or time is meant in UTC at three, on no particular day', () => {
  const schedule = { scheduleEvery: 2, scheduleMillis: 604_800_000 } as const;
  expect(projectFormValues({ ...settledProject, schedule }, 'Asia/Tokyo')).toMatchObject({
    scheduleUnit: 'weeks',
    scheduleDayOfWeek: '',
    timeOfDay: '03:00',
    timeZone: 'UTC',
  });
});

test('only what the period has is sent', () => {
  expect(scheduleOf({ ...first, scheduleUnit: 'hours', scheduleEvery: '6' })).toEqual({
    scheduleEvery: 6,
    scheduleMillis: 3_600_000,
    timeZone: 'Europe/Amsterdam',
  });
  expect(scheduleOf({ ...first, scheduleEvery: '3' })).not.toHaveProperty('scheduleDayOfWeek');
  expect(scheduleOf({ ...first, scheduleDayOfWeek: '' })).not.toHaveProperty('scheduleDayOfWeek');
});

test('entries are cleaned: domains in one spelling, names and numbers without the space around them', () => {
  const entered = {
    ...first,
    startUrl: 'Example.com',
    name: ' Shop ',
    allowedDomains: ' *.Example.com ,, münchen.de\n',
    maxPages: ' 50 ',
  };
  expect(projectSettings(entered, [])).toMatchObject({
    startUrl: 'http://example.com/',
    name: 'Shop',
    allowedDomains: ['*.example.com', 'xn--mnchen-3ya.de'],
    maxPages: 50,
  });
});
