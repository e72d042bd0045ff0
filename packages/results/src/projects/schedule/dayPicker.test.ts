import { expect, test } from 'vitest';
import { dayPicker } from './dayPicker.ts';
import { millisOf, SCHEDULE_UNITS, unitOf } from './scheduleUnits.ts';

test.each([
  [7, 'days', 'enabled'],
  [1, 'weeks', 'enabled'],
  [3, 'weeks', 'enabled'],
  [1, 'days', 'hidden'],
  [14, 'days', 'hidden'],
  [7, 'hours', 'hidden'],
  [168, 'hours', 'disabled'],
  [Number.NaN, 'days', 'hidden'],
] as const)('every %d %s: %s', (every, unit, state) => {
  expect(dayPicker(every, unit)).toBe(state);
});

test('each unit is found again by its length', () => {
  expect(SCHEDULE_UNITS.map((unit) => unitOf(millisOf(unit)))).toEqual(SCHEDULE_UNITS);
  expect(unitOf(1)).toBe('days');
});
