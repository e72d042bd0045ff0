import { expect, test } from 'vitest';
import { reportableAddress, thrownText } from './thrownText.ts';

test('an error is its name, message and stack', () => {
  const error = new TypeError('x is undefined');
  expect(thrownText(error)).toMatch(/^TypeError: x is undefined\n\s+at /);
});

test('also where the stack does not say what it is of', () => {
  const error = new RangeError('too far');
  error.stack = 'f@https://www.example.com/assets/index.js:1:2';
  expect(thrownText(error)).toBe('RangeError: too far\nf@https://www.example.com/assets/index.js:1:2');
});

test('addresses within it lose their queries, and keep line and column', () => {
  const error = new Error('Failed to fetch https://www.example.com/login?code=secret#state');
  error.stack = `Error: ${error.message}\n    at f (https://www.example.com/a.js?v=secret:10:5)\n    at https://www.example.com/b.js#secret:1:2`;
  expect(thrownText(error)).toBe(
    'Error: Failed to fetch https://www.example.com/login\n    at f (https://www.example.com/a.js:10:5)\n    at https://www.example.com/b.js:1:2',
  );
});

const circular: { self?: unknown } = {};
circular.self = circular;

test.each([
  ['a string', 'no', 'no'],
  ['an object', { code: 7 }, '{"code":7}'],
  ['nothing', undefined, 'undefined'],
  ['null', null, 'null'],
  ['a function', Math.max, expect.stringContaining('max')],
  ['what refers to itself', circular, 'a value that can’t be read'],
])('%s can be thrown as well', (_what, thrown, text) => {
  expect(thrownText(thrown)).toEqual(text);
});

test('it is cut to what the service takes', () => {
  expect(thrownText('x'.repeat(20_000))).toHaveLength(8_000);
});

test.each([
  ['https://www.example.com/dashboard?auth=timeout#top', 'https://www.example.com/dashboard'],
  ['https://user:password@www.example.com/a', 'https://www.example.com/a'],
  ['/assets/index.js?v=1', '/assets/index.js'],
  ['about:blank', 'about:blank'],
  ['', ''],
])('of the address %j %j is reported', (address, reported) => {
  expect(reportableAddress(address)).toBe(reported);
});
