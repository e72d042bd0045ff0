import { expect, test } from 'vitest';
import { httpStatusClass } from './httpStatusClass.ts';

test.each([
  [100, 'informational'],
  [204, 'successful'],
  [301, 'redirection'],
  [404, 'clientError'],
  [451, 'clientError'],
  [599, 'serverError'],
])('%i is %s', (status, expected) => {
  expect(httpStatusClass(status)).toBe(expected);
});

test.each([999, 0, -200, 99, 600, 200.5, Number.NaN, Number.POSITIVE_INFINITY])(
  '%d is of no class',
  (status) => {
    expect(httpStatusClass(status)).toBeUndefined();
  },
);
