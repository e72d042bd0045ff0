import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Green Garden Shop', 'GG'],
  ['Sitelens', 'SI'],
  ['example.com', 'EX'],
  ['https://www.example.com/path', 'EX'],
  ['  ', ''],
  ['école normale', 'ÉN'],
  ['42 things', '4T'],
  ['x', 'X'],
])('%j has the initials %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
