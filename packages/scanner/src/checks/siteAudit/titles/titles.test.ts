import { expect, test } from 'vitest';
import { artifacts, PAGE_URL, titleTag } from '../artifacts.testing.ts';
import { runCheck } from '../check.ts';
import { titleCheck } from './titles.ts';

const check = (...titles: string[]) =>
  runCheck(titleCheck, artifacts({ titles: titles.map(titleTag) })).map(({ issueType }) => issueType);
const FAMILY = '👨‍👩‍👧‍👦';

test.each([
  ['39 characters', 'x'.repeat(39), ['TITLE_TOO_SHORT']],
  ['40', 'x'.repeat(40), []],
  ['60', 'x'.repeat(60), []],
  ['61', 'x'.repeat(61), ['TITLE_TOO_LONG']],
  ['60 of several code points', FAMILY.repeat(60), []],
  ['39 letters with accents of their own', 'e\u0301'.repeat(39), ['TITLE_TOO_SHORT']],
  ['an empty one, which is missing and not also too short', '', ['MISSING_TITLE']],
])('%s', (_, title, expected) => {
  expect(check(title)).toEqual(expected);
});

test('of several titles the first is the page’s', () => {
  expect(check('x'.repeat(50), 'x')).toEqual([]);
  expect(check()).toEqual(['MISSING_TITLE']);
});

test('a row says the title and how long it is', () => {
  expect(runCheck(titleCheck, artifacts({ titles: [titleTag('Oars')] }))).toEqual([
    {
      issueType: 'TITLE_TOO_SHORT',
      issueDetails: {
        content: { text: 'Oars' },
        content_length: { text: '4' },
        page_url: { href: PAGE_URL },
      },
    },
  ]);
});

test('of a title that was cut, the whole length counts', () => {
  const cut = { content: { text: 'x'.repeat(2_000), codePoints: 1_000_000 }, html: '<title>' };
  expect(runCheck(titleCheck, artifacts({ titles: [cut] }))).toMatchObject([
    { issueType: 'TITLE_TOO_LONG', issueDetails: { content_length: { text: '1000000' } } },
  ]);
});
