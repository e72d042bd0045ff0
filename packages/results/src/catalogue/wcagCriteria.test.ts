import { expect, test } from 'vitest';
import { CRITERION_NUMBERS, wcagCriterion, wcagCriterionByNumber } from './wcagCriteria.ts';
import { wcagTagLabel } from './wcagTags.ts';

test('WCAG 2.2 has 86 criteria, and 4.1.1 is kept beside them', () => {
  const levels = CRITERION_NUMBERS.map((number) => wcagCriterionByNumber(number).level);
  expect(levels.filter((level) => level === 'A')).toHaveLength(31 + 1);
  expect(levels.filter((level) => level === 'AA')).toHaveLength(24);
  expect(levels.filter((level) => level === 'AAA')).toHaveLength(31);
});

test.each([
  ['wcag111', '1.1.1', 'Non-text Content', 'A'],
  ['wcag1412', '1.4.12', 'Text Spacing', 'AA'],
  ['wcag258', '2.5.8', 'Target Size (Minimum)', 'AA'],
  ['wcag146', '1.4.6', 'Contrast (Enhanced)', 'AAA'],
])('%s is %s %s, %s', (tag, number, name, level) => {
  expect(wcagCriterion(tag)).toMatchObject({ number, name, level });
});

test.each(['wcag2a', 'wcag22aa', 'best-practice', 'wcag999', 'wcag11', 'wcag1111', 'cat.aria', ''])(
  '%s names no criterion',
  (tag) => {
    expect(wcagCriterion(tag)).toBeUndefined();
  },
);

test.each([
  ['1.1.1', 'non-text-content'],
  ['1.4.3', 'contrast-minimum'],
  ['4.1.2', 'name-role-value'],
  ['2.2.2', 'pause-stop-hide'],
] as const)('%s is explained on the page %s', (number, page) => {
  expect(wcagCriterionByNumber(number).url).toBe(`https://www.w3.org/WAI/WCAG22/Understanding/${page}.html`);
});

test.each([
  ['wcag143', 'WCAG 1.4.3'],
  ['wcag2a', 'WCAG 2.0 A'],
  ['wcag21aa', 'WCAG 2.1 AA'],
  ['wcag2aaa', 'WCAG 2.0 AAA'],
  ['best-practice', 'Best practice'],
  ['wcag2a-obsolete', 'wcag2a-obsolete'],
  ['<b>new</b>', '<b>new</b>'],
])('the tag %s is printed as %s', (tag, label) => {
  expect(wcagTagLabel(tag)).toBe(label);
});
