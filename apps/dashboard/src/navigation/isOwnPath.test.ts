import { expect, test } from 'vitest';
import { isOwnPath } from './isOwnPath.ts';

test.each(['/', '/dashboard', '/dashboard?search=//x', '/projects/p/scans//s', '/a#//b'])(
  '%j stays',
  (path) => {
    expect(isOwnPath(path)).toBe(true);
  },
);

test.each([
  '',
  'dashboard',
  '//elsewhere.example/dashboard',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '//',
  'https://elsewhere.example/',
  'javascript:alert(1)',
])('%j may lead elsewhere', (address) => {
  expect(isOwnPath(address)).toBe(false);
});
