import { expect, test } from 'vitest';
import { isUserName } from './userName.ts';

test.each(['Dana Demo', 'دانا', 'José-María O’Neil', '王', 'a'.repeat(200)])('%j is a name', (name) => {
  expect(isUserName(name)).toBe(true);
});

test.each(['', ' ', '\u200b', '\u202e', 'a\nb', 'a\u0000', 'a'.repeat(201), 'x'.repeat(10_000)])(
  '%j is none',
  (name) => {
    expect(isUserName(name)).toBe(false);
  },
);
