import { expect, test } from 'vitest';
import { safeHref } from './safeHref.ts';

test.each([
  'https://example.com/',
  'http://example.com',
  '/dashboard',
  '#main',
  '?page=2',
  'projects/1',
  '//example.com',
])('keeps %j', (href) => {
  expect(safeHref(href)).toBe(href);
});

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'https://[broken',
])('refuses %j', (href) => {
  expect(safeHref(href)).toBeUndefined();
});
