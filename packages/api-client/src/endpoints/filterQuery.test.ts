import { expect, test } from 'vitest';
import { filterQuery } from './filterQuery.ts';

test('joins the values of each column to a comma list', () => {
  expect(filterQuery({ filterImpact: ['critical', 'serious'], filterTags: ['wcag2a'] })).toEqual({
    filterImpact: 'critical,serious',
    filterTags: 'wcag2a',
  });
});

test('gives the same for the same set, in whatever order and how often it names a value', () => {
  const one = filterQuery({ filterTags: ['wcag2a', 'best-practice'] });
  expect(filterQuery({ filterTags: ['best-practice', 'wcag2a', 'best-practice'] })).toEqual(one);
});

test('leaves the lists that it was given as they were', () => {
  const values = Object.freeze(['b', 'a']);
  filterQuery({ filterTags: values });
  expect(values).toEqual(['b', 'a']);
});

test('leaves out a column without a value', () => {
  expect(Object.keys(filterQuery({ filterImpact: [], filterTags: undefined }))).toEqual([]);
});
