import { MOBILE_FRIENDLY_ISSUE_IDS } from '@sitelens/api-client/contract';
import { expect, test } from 'vitest';
import { accessibilityRules } from './accessibilityRules.ts';
import {
  type MobileFriendlyFacts,
  mobileFriendlyIssue,
  mobileFriendlyIssues,
  mobileFriendlyTitle,
} from './mobileFriendlyIssues.ts';

test('every issue of the contract has an entry, in its order', () => {
  expect(mobileFriendlyIssues.map(({ id }) => id)).toEqual([...MOBILE_FRIENDLY_ISSUE_IDS]);
  expect(mobileFriendlyIssues).toHaveLength(13);
});

test('a list with an issue missing does not compile', () => {
  const facts = {
    title: '',
    impact: 'minor',
    disabilities: [],
    difficulty: 'LOW',
    renderType: 'element',
  } as const;
  // @ts-expect-error: the other issues are missing.
  const entries: Record<(typeof MOBILE_FRIENDLY_ISSUE_IDS)[number], MobileFriendlyFacts> = {
    'text-too-small': facts,
  };
  expect(Object.keys(entries)).toEqual(['text-too-small']);
});

test('no id is one of axe-core too, nor is a title', () => {
  const known = accessibilityRules.flatMap(({ id, title }): string[] => [id, title]);
  expect(
    mobileFriendlyIssues.flatMap(({ id, title }) => [id, title]).filter((one) => known.includes(one)),
  ).toEqual([]);
  expect(new Set(mobileFriendlyIssues.map(({ title }) => title)).size).toBe(mobileFriendlyIssues.length);
});

test.each(mobileFriendlyIssues)('$id says in a short plain title what is wrong, and has help', (issue) => {
  expect(issue.title.length).toBeGreaterThan(8);
  expect(issue.title.length).toBeLessThanOrEqual(70);
  expect(issue.title).not.toMatch(/[<>.']$|^<|must |viewport-|px/);
  expect(issue.disabilities.length).toBeGreaterThan(0);
  expect(new Set(issue.disabilities).size).toBe(issue.disabilities.length);
  expect(issue.helpArticle).toBe(true);
});

test('what concerns the document has no place on the screenshot; what is found many times is a table', () => {
  const ofType = (type: string) =>
    mobileFriendlyIssues.filter(({ renderType }) => renderType === type).map(({ id }) => id);
  expect(ofType('page-wide')).toEqual([
    'viewport-not-set',
    'multiple-viewports',
    'viewport-fixed-width',
    'viewport-zoom-prevented',
    'h1-below-fold',
  ]);
  expect(ofType('many-of-one-type')).toEqual([
    'tap-target-too-small',
    'tap-targets-too-close',
    'text-too-small',
    'form-field-text-too-small',
  ]);
});

test('an unknown id is shown as it came', () => {
  expect(mobileFriendlyIssue('constructor')).toBeUndefined();
  expect(mobileFriendlyTitle('next-years-issue')).toBe('next-years-issue');
});
