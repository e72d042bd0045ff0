import { expect, test } from 'vitest';
import type { Heading } from '../../../gather/siteAuditArtifacts.ts';
import { artifacts, heading, PAGE_URL, titleTag } from '../artifacts.testing.ts';
import { runCheck } from '../check.ts';
import { mainHeadingCheck } from './mainHeading.ts';

const page_url = { href: PAGE_URL };
const check = (headings: readonly Heading[], title = 'Oars') =>
  runCheck(mainHeadingCheck, artifacts({ headings, titles: [titleTag(title)] }));

test.each<[string, readonly Heading[]]>([
  ['no heading at all', []],
  ['none of the first level', [heading(2, 'Oars')]],
  ['an empty one', [heading(1, '')]],
  ['an h1 that ARIA makes another thing', [heading(0, 'Oars', { isH1: true })]],
])('a main heading is missing: %s', (_, headings) => {
  expect(check(headings)).toEqual([{ issueType: 'MISSING_H1_TAG_ON_PAGE', issueDetails: { page_url } }]);
});

test.each<[string, readonly Heading[]]>([
  ['one', [heading(1, 'All oars')]],
  ['one by ARIA', [heading(1, 'All oars', { isH1: false })]],
  ['one that only ARIA names', [heading(1, '', { isNamed: true })]],
])('nothing is wrong with %s', (_, headings) => {
  expect(check(headings)).toEqual([]);
});

test('several are listed with their markup, at most twenty', () => {
  expect(check([heading(1, 'A'), heading(2, 'B'), heading(1, 'C')])).toEqual([
    {
      issueType: 'MULTIPLE_H1_TAGS_ON_PAGE',
      issueDetails: { page_url, html: { html0: '<h1>A</h1>', html1: '<h1>C</h1>' } },
    },
  ]);
  const many = check(Array.from({ length: 30 }, (_, at) => heading(1, `${at}`)));
  expect(many[0]?.issueDetails).toHaveProperty(['html', 'html19']);
  expect(many[0]?.issueDetails).not.toHaveProperty(['html', 'html20']);
});

test('a main heading that says the same as the title', () => {
  expect(check([heading(1, 'Oars')])).toEqual([
    { issueType: 'DUPLICATE_H1_AND_TITLE_VALUE', issueDetails: { page_url, content: { text: 'Oars' } } },
  ]);
  expect(check([heading(1, 'OARS')])).toEqual([]);
  expect(check([heading(1, 'Oars')], '')).toEqual([]);
});
