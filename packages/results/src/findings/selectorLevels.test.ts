import { expect, test } from 'vitest';
import { selectorLevels } from './selectorLevels.ts';

test('a level for each child combinator', () => {
  expect(selectorLevels('main > ul>li:nth-child(2) > a')).toEqual(['main', 'ul', 'li:nth-child(2)', 'a']);
  expect(selectorLevels('main a')).toEqual(['main a']);
  expect(selectorLevels('')).toEqual([]);
});

test('not those inside of brackets, strings and escapes', () => {
  const levels = ['a[title="x > (y"]', ':is(p > b)', 'i.\\>', "b[data-x='\\' >']"];
  expect(selectorLevels(levels.join(' > '))).toEqual(levels);
});

test('a bracket that is never closed keeps the rest together', () => {
  expect(selectorLevels('a > [b > c')).toEqual(['a', '[b > c']);
});

test('twenty levels, and one of a million characters', () => {
  const levels = Array.from({ length: 20 }, (_, level) => `div:nth-child(${level + 1})`);
  expect(selectorLevels(levels.join(' > '))).toEqual(levels);
  const endless = 'a > '.repeat(250_000);
  expect(selectorLevels(endless)).toEqual([endless]);
});
