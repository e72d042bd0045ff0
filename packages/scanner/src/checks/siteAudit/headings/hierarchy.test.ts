import { expect, test } from 'vitest';
import type { Heading } from '../../../gather/siteAuditArtifacts.ts';
import { artifacts, heading, PAGE_URL } from '../artifacts.testing.ts';
import { runCheck } from '../check.ts';
import { hierarchyCheck } from './hierarchy.ts';

const check = (headings: readonly Heading[]) => runCheck(hierarchyCheck, artifacts({ headings }));
const levels = (...numbers: number[]) => numbers.map((level) => heading(level, `Level ${level}`));

test('a heading that skips a level on the way down', () => {
  expect(check(levels(1, 2, 4))).toEqual([
    {
      issueType: 'H_TAG_HIERARCHY',
      issueDetails: {
        heading: { text: 'h4' },
        heading_text: { text: 'Level 4' },
        not_expected_after: { text: 'h2' },
        page_url: { href: PAGE_URL },
      },
    },
  ]);
});

test.each([
  ['down and up again', levels(1, 2, 3, 4, 2, 3, 1, 2)],
  ['a first one of another level', levels(2, 3, 1)],
  ['equals', levels(1, 1, 2, 2)],
  ['none', []],
  ['an empty one between', [heading(1, 'A'), heading(4, ''), heading(2, 'B')]],
  ['an h1 that is no heading', [heading(3, 'A'), heading(0, 'Tab', { isH1: true }), heading(4, 'B')]],
])('nothing is wrong with %s', (_, headings) => {
  expect(check(headings)).toEqual([]);
});

test('each skip is an issue of its own', () => {
  expect(check(levels(1, 3, 5, 2, 6))).toHaveLength(3);
});
