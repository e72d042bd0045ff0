import { expect, test } from 'vitest';
import { truncate } from './truncate.ts';

test.each([
  ['short', 10, 'short'],
  ['exactly ten', 11, 'exactly ten'],
  ['one too many', 11, 'one too ma…'],
  ['cut at a space', 5, 'cut…'],
  ['', 5, ''],
  ['a', 0, '…'],
])('%j at %i becomes %j', (text, length, expected) => {
  expect(truncate(text, length)).toBe(expected);
});

test('never cuts through what a reader sees as one character', () => {
  expect(truncate('👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2)).toBe('👩‍👩‍👧‍👦…');
  expect(truncate('e\u0301e\u0301e\u0301', 2)).toBe('e\u0301…');
  expect(truncate('👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2)).toBe('👩‍👩‍👧‍👦👩‍👩‍👧‍👦');
});
