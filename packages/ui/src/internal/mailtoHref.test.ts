import { expect, test } from 'vitest';
import { mailtoHref } from './mailtoHref.ts';

test.each(['support@sitelens.example', 'help+web@example.co.uk', "o'brien@example.com"])('%s', (address) => {
  expect(mailtoHref(address)).toBe(`mailto:${address}`);
});

test.each([
  'a@example.com?bcc=b@example.com',
  'a@example.com,b@example.com',
  'a@example.com\r\nbcc: b@example.com',
  'a%0A@example.com',
  'javascript:alert(1)',
  'nobody',
  '',
])('%j is no single address', (address) => {
  expect(mailtoHref(address)).toBeUndefined();
});
