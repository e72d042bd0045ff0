import { expect, test } from 'vitest';
import { artifacts, metaTag, PAGE_URL, titleTag } from '../artifacts.testing.ts';
import { runCheck } from '../check.ts';
import { rawTagsCheck, renderedTagsCheck } from './multipleTags.ts';

const doubled = {
  titles: [titleTag('A'), titleTag('B')],
  bases: ['<base href="/a">', '<base href="/b">'],
  metas: ['description', 'viewport', 'keywords'].flatMap((name) => [metaTag(name, 'a'), metaTag(name, 'b')]),
};
const types = (records: ReturnType<typeof runCheck>) => records.map(({ issueType }) => issueType);

test('description and viewport are those of the page as shown', () => {
  const expected = ['MULTIPLE_META_DESCRIPTION_TAGS', 'MULTIPLE_META_VIEWPORT_TAGS'];
  expect(types(runCheck(renderedTagsCheck, artifacts(doubled)))).toEqual(expected);
  expect(runCheck(renderedTagsCheck, artifacts({}, doubled))).toEqual([]);
});

test('title, base and keywords are those of the HTML that was sent', () => {
  const expected = [
    'MULTIPLE_TITLE_TAGS_ON_PAGE',
    'MULTIPLE_BASE_TAGS_ON_PAGE',
    'MULTIPLE_META_KEYWORD_TAGS',
  ];
  expect(types(runCheck(rawTagsCheck, artifacts({}, doubled)))).toEqual(expected);
  expect(runCheck(rawTagsCheck, artifacts(doubled))).toEqual([]);
});

test('a row has the markup of each', () => {
  expect(runCheck(rawTagsCheck, artifacts({}, { bases: doubled.bases }))).toEqual([
    {
      issueType: 'MULTIPLE_BASE_TAGS_ON_PAGE',
      issueDetails: {
        page_url: { href: PAGE_URL },
        html: { html0: '<base href="/a">', html1: '<base href="/b">' },
      },
    },
  ]);
});
