import { expect, test } from 'vitest';
import { violatedTags } from './violatedTags.ts';

test.each([
  [['cat.color', 'wcag2aa', 'wcag143', 'ACT'], ['wcag2aa']],
  [
    ['wcag21a', 'wcag22aaa'],
    ['wcag21a', 'wcag22aaa'],
  ],
  [['cat.keyboard', 'best-practice'], ['best-practice']],
  [
    ['wcag30bronze', 'new'],
    ['wcag30bronze', 'new'],
  ],
  [[], []],
])('of %j: %j', (tags, violated) => {
  expect(violatedTags(tags)).toEqual(violated);
});
