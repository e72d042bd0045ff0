import { expect, test } from 'vitest';
import { artifacts, metaTag } from '../artifacts.testing.ts';
import { runCheck } from '../check.ts';
import { descriptionCheck } from './descriptions.ts';

const check = (...metas: ReturnType<typeof metaTag>[]) =>
  runCheck(descriptionCheck, artifacts({ metas })).map(({ issueType }) => issueType);
const description = (length: number) => metaTag('description', 'x'.repeat(length));

test.each([
  [119, ['DESCRIPTION_TOO_SHORT']],
  [120, []],
  [160, []],
  [161, ['DESCRIPTION_TOO_LONG']],
  [0, ['MISSING_META_DESCRIPTION']],
])('a description of %d characters', (length, expected) => {
  expect(check(description(length))).toEqual(expected);
});

test('the first that says something counts', () => {
  expect(check(description(0), description(140), description(3))).toEqual([]);
});

test('only the name makes a description: neither a property nor Open Graph’s', () => {
  const others = [
    metaTag('description', 'x'.repeat(140), 'property'),
    metaTag('og:description', 'x'.repeat(140)),
  ];
  expect(check(...others)).toEqual(['MISSING_META_DESCRIPTION']);
});
