import { expect, test } from 'vitest';
import { isEmailAddress } from './emailAddress.ts';

test.each([
  'a@b.nl',
  'dana.demo+scans@mail.example.com',
  'jürgen@bücher.example',
  "o'neil@example.org",
  'a@b.xn--p1ai',
])('takes %j', (value) => {
  expect(isEmailAddress(value)).toBe(true);
});

test.each([
  '',
  'a',
  'a@b',
  '@b.nl',
  'a@.nl',
  'a@b.n',
  'a@b.nl.',
  'a@b..nl',
  'a b@c.nl',
  'a@b.nl\nbcc: all@c.nl',
  'a\r\n@b.nl',
  'a@b.nl,c@d.nl',
  'A <a@b.nl>',
  'a@b@c.nl',
  'a\u0000@b.nl',
  `${'a'.repeat(250)}@b.nl`,
])('refuses %j', (value) => {
  expect(isEmailAddress(value)).toBe(false);
});
