import { expect, test } from 'vitest';
import { compareTags, tagName, violationsOf } from './violations.ts';

const labels = (tags: string[]) =>
  violationsOf(tags).map(({ standard, label }) => (standard ? `${standard} ${label}` : label));

test('a criterion stands with its level, which then needs no badge of its own', () => {
  expect(labels(['wcag2aa', 'wcag143', 'cat.color'])).toEqual(['WCAG 1.4.3 (AA)']);
  expect(violationsOf(['wcag143'])).toEqual([
    { tag: 'wcag143', standard: 'WCAG', label: '1.4.3 (AA)', name: 'Contrast (Minimum)' },
  ]);
});

test('a level of which no criterion is named stays', () => {
  expect(labels(['wcag2a', 'wcag22aa', 'wcag111'])).toEqual(['WCAG 1.1.1 (A)', 'WCAG 2.2 AA']);
});

test('criteria come first, then levels, best practice and what nothing is known of', () => {
  expect(labels(['wcag3-clarity', 'best-practice', 'wcag21aaa', 'wcag412'])).toEqual([
    'WCAG 4.1.2 (A)',
    'WCAG 2.1 AAA',
    'Best practice',
    'wcag3-clarity',
  ]);
});

test.each(['cat.aria', 'section508.22.a', 'TTv5', 'TT7.a', 'EN-301-549', 'EN-9.1.1.1', 'RGAA-1.1.1', 'ACT'])(
  'what axe-core has beside them, as %s, says nothing here',
  (tag) => {
    expect(labels([tag])).toEqual([]);
  },
);

test('a tag that comes twice is shown once', () => {
  expect(labels(['best-practice', 'best-practice'])).toEqual(['Best practice']);
});

test('to choose by, levels come first and numbers by their size', () => {
  const tags = ['cat.aria', 'new-tag', 'wcag1412', 'best-practice', 'wcag143', 'wcag21aa', 'wcag2a'];
  expect(tags.sort(compareTags)).toEqual([
    'wcag2a',
    'wcag21aa',
    'wcag143',
    'wcag1412',
    'best-practice',
    'new-tag',
    'cat.aria',
  ]);
});

test.each([
  ['wcag143', 'WCAG 1.4.3 Contrast (Minimum) (AA)'],
  ['wcag2aa', 'WCAG 2.0 AA'],
  ['best-practice', 'Best practice'],
  ['tag-of-tomorrow', 'tag-of-tomorrow'],
])('to choose by, %s is called %s', (tag, name) => {
  expect(tagName(tag)).toBe(name);
});
