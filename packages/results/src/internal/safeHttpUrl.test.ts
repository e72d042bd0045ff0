import { expect, test } from 'vitest';
import { safeHttpUrl } from './safeHttpUrl.ts';

test.each(['https://www.example.com/a?b#c', 'http://example.com/', 'HTTPS://EXAMPLE.com/'])(
  '%s is a link',
  (address) => {
    expect(safeHttpUrl(address)).toBe(new URL(address).href);
  },
);

test.each([
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  'blob:https://example.com/1',
  'ftp://example.com',
  '/relative',
  '//example.com/x',
  'example.com',
  '',
])('%j is not', (address) => {
  expect(safeHttpUrl(address)).toBeUndefined();
});
