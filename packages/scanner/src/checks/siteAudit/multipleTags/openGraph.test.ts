import { expect, test } from 'vitest';
import type { MetaTag } from '../../../gather/siteAuditArtifacts.ts';
import { artifacts, metaTag } from '../artifacts.testing.ts';
import { runCheck } from '../check.ts';
import { openGraphCheck } from './openGraph.ts';

const found = (...metas: MetaTag[]) => {
  const records = runCheck(openGraphCheck, artifacts({}, { metas }));
  return Object.fromEntries(
    records.map(({ issueType, issueDetails }) => [
      issueType,
      'html' in issueDetails ? Object.values(issueDetails.html) : [],
    ]),
  );
};
const og = (key: string, content = key) => metaTag(`og:${key}`, content, 'property');
const html = (...tags: MetaTag[]) => tags.map((tag) => tag.html);

test.each([
  ['title', 'MULTIPLE_META_OG_TITLE_TAGS'],
  ['description', 'MULTIPLE_META_OG_DESCRIPTION_TAGS'],
  ['url', 'MULTIPLE_META_OG_URL_TAGS'],
  ['image', 'MULTIPLE_META_OG_IMAGE_TAGS'],
  ['image:alt', 'MULTIPLE_META_OG_IMAGE_ALT_TAGS'],
  ['image:height', 'MULTIPLE_META_OG_IMAGE_HEIGHT_TAGS'],
  ['image:width', 'MULTIPLE_META_OG_IMAGE_WIDTH_TAGS'],
  ['image:secure_url', 'MULTIPLE_META_OG_IMAGE_SECURE_URL_TAGS'],
  ['image:type', 'MULTIPLE_META_OG_IMAGE_TYPE_TAGS'],
  ['video', 'MULTIPLE_META_OG_VIDEO_TAGS'],
  ['video:alt', 'MULTIPLE_META_OG_VIDEO_ALT_TAGS'],
  ['video:height', 'MULTIPLE_META_OG_VIDEO_HEIGHT_TAGS'],
  ['video:width', 'MULTIPLE_META_OG_VIDEO_WIDTH_TAGS'],
  ['video:secure_url', 'MULTIPLE_META_OG_VIDEO_SECURE_URL_TAGS'],
  ['video:type', 'MULTIPLE_META_OG_VIDEO_TYPE_TAGS'],
])('two tags of og:%s', (key, issueType) => {
  const [first, second] = [og(key, '1'), og(key, '2')];
  expect(found(first, second)).toEqual({ [issueType]: html(first, second) });
  expect(found(first)).toEqual({});
});

test.each(['image', 'video'])('several addresses of one %s', (medium) => {
  const [first, second] = [og(`${medium}:url`, '1'), og(`${medium}:url`, '2')];
  const issueType = `MULTIPLE_META_OG_${medium.toUpperCase()}_URL_TAGS`;
  expect(found(og(medium), first, second)).toEqual({ [issueType]: html(first, second) });
});

test('what describes a picture belongs to the one before it', () => {
  const [one, two] = [og('image', '1'), og('image', '2')];
  const sizes = [og('image:width', '3'), og('image:height', '4'), og('image:alt', '5'), og('image:url', '6')];
  expect(found(one, ...sizes, two, ...sizes)).toEqual({ MULTIPLE_META_OG_IMAGE_TAGS: html(one, two) });
});

test('by the protocol og:image:url is the same as og:image: it begins a picture where none has begun', () => {
  const [one, two] = [og('image:url', '1'), og('image:url', '2')];
  const width = og('image:width', '3');
  expect(found(one, width, two, width)).toEqual({ MULTIPLE_META_OG_IMAGE_TAGS: html(one, two) });
});

test('what stands before the first picture describes it', () => {
  expect(found(og('image:width', '3'), og('image'), og('video:width', '4'), og('image:height', '4'))).toEqual(
    {},
  );
});

test('name and property are the same', () => {
  const [first, second] = [og('title'), metaTag('og:title', 'x')];
  expect(found(first, second)).toEqual({ MULTIPLE_META_OG_TITLE_TAGS: html(first, second) });
});
