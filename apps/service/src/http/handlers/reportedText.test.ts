import { expect, it } from 'vitest';
import { onOneLine, withoutQuery } from './reportedText.ts';

it('puts a stack on one line', () => {
  expect(onOneLine('TypeError: x is undefined\n    at f (a.js:1:2)\r\n    at g\n')).toBe(
    'TypeError: x is undefined | at f (a.js:1:2) | at g',
  );
});

it.each([
  ['a forged line', 'x\n{"level":50,"msg":"admin logged in"}', 'x | {"level":50,"msg":"admin logged in"}'],
  ['line separators of Unicode', 'a\u2028b\u2029c', 'a | b | c'],
  ['a terminal’s escape sequence', '\u001b[2J\u001b]0;title\u0007x', ' [2J ]0;title x'],
  ['a turn of direction', 'abc\u202etxt.exe', 'abc txt.exe'],
  ['a null', 'a\u0000b', 'a b'],
])('takes the sting out of %s', (_what, text, plain) => {
  expect(onOneLine(text)).toBe(plain);
});

it('takes long blanks as fast as words: whoever reports must not keep the service busy', () => {
  const blanks = ' '.repeat(300_000);
  expect(onOneLine(`a${blanks}b\n${blanks}c`)).toBe(`a${blanks}b | c`);
});

it.each([
  ['https://www.example.com/dashboard?auth=timeout#top', 'https://www.example.com/dashboard'],
  ['/assets/index.js?v=1', '/assets/index.js'],
  ['/a#code=1?b', '/a'],
  ['/a?b\nc', '/a'],
])('leaves the query out of %j', (address, plain) => {
  expect(withoutQuery(address)).toBe(plain);
});
