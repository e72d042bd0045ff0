import { expect, test } from 'vitest';
import { canonicalDomain } from './allowedDomain.ts';

test.each([
  ['example.com', 'example.com'],
  ['*.Example.com', '*.example.com'],
  [' *.example.com\t', '*.example.com'],
  ['*.münchen.de', '*.xn--mnchen-3ya.de'],
  ['127.0.0.1', '127.0.0.1'],
  ['2130706433', '127.0.0.1'],
  ['[::1]', '[::1]'],
])('%j is %j', (typed, canonical) => {
  expect(canonicalDomain(typed)).toBe(canonical);
});

test.each([
  '',
  '*',
  '*.',
  '*.*.example.com',
  'shop.*.com',
  'https://example.com',
  'example.com/shop',
  'example.com:8080',
  'user@example.com',
  'example.com?a',
  'exa mple.com',
  'example.com\nevil.example',
  'example.com%2f',
  '[::1',
])('%j is no host', (typed) => {
  expect(canonicalDomain(typed)).toBeUndefined();
});
