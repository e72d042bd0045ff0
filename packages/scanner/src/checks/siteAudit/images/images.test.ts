import { expect, test } from 'vitest';
import type { IncompleteImage } from '../../../gather/siteAuditArtifacts.ts';
import { artifacts, image, PAGE_URL } from '../artifacts.testing.ts';
import { runCheck } from '../check.ts';
import { alternativeTextCheck } from './alternativeTexts.ts';
import { imageSourceCheck } from './sources.ts';

const texts = (...images: IncompleteImage[]) => runCheck(alternativeTextCheck, artifacts({ images }));
const sources = (...images: IncompleteImage[]) =>
  runCheck(imageSourceCheck, artifacts({ images })).map(({ issueType }) => issueType);
const url = 'https://boats.example/oar.png';

test('a picture without an alt attribute, and one with an empty one', () => {
  expect(texts(image({ alt: 'ABSENT', url }), image({ alt: 'EMPTY', html: '<img alt>' }))).toEqual([
    {
      issueType: 'MISSING_ALT_ATTRIBUTE',
      issueDetails: { image_url: { href: url }, page_url: { href: PAGE_URL } },
    },
    {
      issueType: 'EMPTY_ALT_ATTRIBUTE',
      issueDetails: { image_url: { html: '<img alt>' }, page_url: { href: PAGE_URL } },
    },
  ]);
});

test.each<[string, Partial<IncompleteImage>]>([
  ['hidden from assistive technology, or of one pixel', { alt: 'ABSENT', isDecorative: true }],
  ['decoration that says so twice', { alt: 'EMPTY', isDecorative: true }],
  ['named otherwise', { alt: 'ABSENT', isNamedOtherwise: true }],
  ['with a text', {}],
])('nothing is wrong with a picture that is %s', (_, changes) => {
  expect(texts(image(changes))).toEqual([]);
});

test('a picture that a page has several times is one row', () => {
  const same = image({ alt: 'ABSENT', url });
  expect(texts(same, same, image({ alt: 'ABSENT', url: `${url}?2` }))).toHaveLength(2);
});

test('a page with pictures without an address is one row a type', () => {
  const [empty, absent] = [image({ src: 'EMPTY' }), image({ src: 'ABSENT' })];
  expect(sources(empty, empty)).toEqual(['EMPTY_IMG_SRC_ATTRIBUTE']);
  expect(sources(absent, empty)).toEqual(['EMPTY_IMG_SRC_ATTRIBUTE', 'MISSING_IMG_SRC_ATTRIBUTE']);
  expect(sources(image({ alt: 'ABSENT' }))).toEqual([]);
});

test.each<[string, Partial<IncompleteImage>]>([
  ['another source', { hasOtherSource: true }],
  ['a place in what is not shown yet', { isInView: false }],
])('nothing is wrong with a picture without an address that has %s', (_, changes) => {
  expect(sources(image({ src: 'ABSENT', ...changes }), image({ src: 'EMPTY', ...changes }))).toEqual([]);
});
