import { MOBILE_FRIENDLY_ISSUE_IDS } from '@sitelens/api-client/contract';
import { expect, test } from 'vitest';
import { mobileIssueOf } from '../../testing/mobileIssue.ts';
import { mobileFacts } from './mobileFacts.ts';
import { openingTag } from './openingTag.ts';

test('of a target, the size that it needs beside its own', () => {
  const data = { width: 31.5, height: 24, least: 48 };
  expect(mobileFacts(mobileIssueOf('tap-target-too-small', { data }))).toEqual({
    sentence: { key: 'size', values: { width: 31.5, height: 24, minimum: 48 } },
    size: { width: 31.5, height: 24, minimum: 48 },
  });
});

test.each([
  ['h1-below-fold', { top: 1120, viewHeight: 800 }, { top: 1120, screen: 800 }],
  ['text-too-small', { fontSize: 9, least: 12 }, { size: 9, minimum: 12 }],
  ['form-field-text-too-small', { fontSize: 13.33, least: 16 }, { size: 13.33, minimum: 16 }],
  ['fixed-element-covers-screen', { coveredShare: 0.83 }, { percent: 83 }],
  ['media-not-scaling', { width: 800, screenWidth: 360 }, { width: 800, screen: 360 }],
  ['tap-targets-too-close', { overlapRatio: 0.63, neighbours: 2 }, { percent: 63 }],
] as const)('of %s, as the scanner measures it', (id, data, values) => {
  expect(mobileFacts(mobileIssueOf(id, { data })).sentence?.values).toEqual(values);
});

test('of content that is too wide, the widths of the body', () => {
  const widths = { clientWidth: 360, scrollWidth: 512 };
  expect(mobileFacts(mobileIssueOf('content-wider-than-screen', { widths })).sentence?.values).toEqual({
    width: 512,
    screen: 360,
  });
});

test('of viewport tags, what they hold, commas and all', () => {
  const contents = ['width=device-width, initial-scale=1', 'width=1024'];
  expect(mobileFacts(mobileIssueOf('multiple-viewports', { data: { contents } })).contents).toEqual(contents);
  const fixed = mobileIssueOf('viewport-fixed-width', { data: { content: 'width=1024, user-scalable=no' } });
  expect(mobileFacts(fixed).contents).toEqual(['width=1024, user-scalable=no']);
});

test.each(MOBILE_FRIENDLY_ISSUE_IDS)(
  'of %s without measurements, or with odd ones, there is no sentence',
  (id) => {
    const odd = {
      width: '48',
      height: -1,
      fontSize: Number.NaN,
      top: null,
      coveredShare: {},
      content: 7,
      contents: [{}],
    };
    for (const issue of [mobileIssueOf(id), mobileIssueOf(id, { data: odd })]) {
      expect(mobileFacts(issue).sentence).toBeUndefined();
      expect(mobileFacts(issue).size).toBeUndefined();
      expect(mobileFacts(issue).contents ?? []).toEqual([]);
    }
  },
);

test('an issue of another kind has none', () => {
  expect(mobileFacts({ ...mobileIssueOf('text-too-small'), ruleId: 'constructor' })).toEqual({});
});

test.each([
  ['<a href="/3">3</a>', '<a href="/3">'],
  ['<a title="a > b" href="/3"><b>', '<a title="a > b" href="/3">'],
  ['<a title="without end', '<a title="without end'],
  ['', ''],
])('the opening tag of %s is %s', (html, tag) => {
  expect(openingTag(html)).toBe(tag);
});

test('a long opening tag is cut', () => {
  expect(openingTag(`<a href="${'x'.repeat(10_000)}">`)).toMatch(/^<a href="x{111}…$/);
});
