import { expect, test } from 'vitest';
import { countedOptions, filteredPlaces } from './filterRows.ts';

interface Rule {
  impact: string;
  tags: readonly string[];
}

const rules: readonly Rule[] = [
  { impact: 'critical', tags: ['wcag2a', 'wcag111'] },
  { impact: 'minor', tags: [] },
  { impact: 'critical', tags: ['wcag2aa'] },
];
const filterables = [
  { id: 'impact', filterValues: ({ impact }: Rule) => [impact] },
  { id: 'tags', filterValues: ({ tags }: Rule) => tags },
  { id: 'title' },
];
const places = new Uint32Array([2, 1, 0]);
const filter = (filters: Record<string, readonly string[]>) => [
  ...filteredPlaces(places, rules, filterables, filters),
];

test('one of the values of each filter, in the same order', () => {
  expect(filter({ impact: ['critical', 'serious'] })).toEqual([2, 0]);
  expect(filter({ impact: ['critical'], tags: ['wcag111', 'wcag2a'] })).toEqual([0]);
  expect(filter({ impact: ['unheard-of'] })).toEqual([]);
});

test('without a filter nothing is copied', () => {
  expect(filteredPlaces(places, rules, filterables, { impact: [] })).toBe(places);
});

test('a filter that nothing knows hides nothing', () => {
  expect(filter({ title: ['x'], toString: ['x'] })).toEqual([2, 1, 0]);
});

test('options are counted, and made up from the values where nobody named them', () => {
  expect(countedOptions(rules, ({ impact }) => [impact], undefined)).toEqual([
    { value: 'critical', label: 'critical', count: 2 },
    { value: 'minor', label: 'minor', count: 1 },
  ]);
  expect(
    countedOptions(rules, ({ impact }) => [impact], [
      { value: 'serious', label: 'Serious' },
      { value: 'critical', label: 'Critical', count: 7 },
    ]),
  ).toEqual([
    { value: 'serious', label: 'Serious', count: 0 },
    { value: 'critical', label: 'Critical', count: 7 },
  ]);
});

test('a row counts once for a value that it has twice', () => {
  expect(countedOptions([{ tags: ['a', 'a'] }], ({ tags }) => tags, undefined)).toEqual([
    { value: 'a', label: 'a', count: 1 },
  ]);
});
