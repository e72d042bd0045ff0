import { expect, test } from 'vitest';
import { isolated, withoutDirectionMarks } from './isolated.ts';

test.each([
  ['Example shop', 'Example shop'],
  ['متجر', 'متجر'],
  ['Shop \u202eevil\u202c', 'Shop evil'],
  ['\u2066\u2067\u2068a\u2069\u202a\u202b\u202db', 'ab'],
  ['a\u200db', 'a\u200db'],
])('%j stays %j', (text, kept) => {
  expect(withoutDirectionMarks(text)).toBe(kept);
});

test('what closes an isolation can’t close ours', () => {
  expect(isolated('a\u2069\u202e')).toBe('\u2068a\u2069');
});
