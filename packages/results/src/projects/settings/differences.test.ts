import { expect, test } from 'vitest';
import { newProjectValues } from '../form/projectFormValues.ts';
import { differences, isChanged } from './differences.ts';
import { faultsByPart } from './settingsParts.ts';

const values = newProjectValues('https://www.example.com/', 'Europe/Amsterdam');

test('names the settings that differ, the schedule as one', () => {
  const mine = { ...values, name: 'Mine', maxPages: '5', isScheduled: true, timeOfDay: '04:00' };
  expect(differences(mine, values)).toEqual(['name', 'maxPages', 'schedule']);
  expect(differences(values, values)).toEqual([]);
});

test('a schedule that is off is alike, whatever it would be', () => {
  const other = { ...values, timeZone: 'UTC', scheduleEvery: '3' };
  expect(isChanged(other, values)).toBe(false);
  expect(isChanged({ ...other, isScheduled: true }, { ...values, isScheduled: true })).toBe(true);
});

test('what is wrong is counted by part: name and start URL in the first', () => {
  expect(faultsByPart({ name: 1, startUrl: 1, maxPages: 1 })).toEqual({ project: 2, crawl: 1, schedule: 0 });
});
