import { isTimeZone } from '@sitelens/api-client/contract';
import { expect, test } from 'vitest';
import { ownTimeZone, timeZoneGroups } from './timeZones.ts';

test('the likely ones come first, UTC among them, and none is there twice', () => {
  const groups = timeZoneGroups(['Europe/Amsterdam', 'Asia/Calcutta', 'Europe/Amsterdam'], 'Likely');
  expect(groups[0]).toEqual({
    label: 'Likely',
    options: [
      { value: 'Europe/Amsterdam', label: 'Europe/Amsterdam' },
      { value: 'Asia/Calcutta', label: 'Asia/Calcutta' },
      { value: 'UTC', label: 'UTC' },
    ],
  });
  const values = groups.flatMap(({ options }) => options.map(({ value }) => value));
  expect(values).toHaveLength(new Set(values).size);
  expect(values.length).toBeGreaterThan(300);
  expect(values.filter((value) => !isTimeZone(value))).toEqual([]);
});

test('places stand under their region, in words', () => {
  const america = timeZoneGroups([], 'Likely').find(({ label }) => label === 'America');
  expect(america?.options).toContainEqual({
    value: 'America/Argentina/Ushuaia',
    label: 'Argentina / Ushuaia',
  });
});

test('the reader’s own is one that there is', () => {
  expect(isTimeZone(ownTimeZone())).toBe(true);
});
