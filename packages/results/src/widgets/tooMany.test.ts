import { ProblemError, RequestFailedError } from '@sitelens/api-client';
import { expect, test } from 'vitest';
import { isTooMany, minutesToWait } from './tooMany.ts';

const refusal = (properties?: Record<string, string | number>) =>
  new ProblemError(429, {
    type: '/problems/too-many-attempts',
    title: 'No.',
    status: 429,
    ...(properties && { properties }),
  });

test.each([
  [1, 1],
  [60, 1],
  [61, 2],
  [3_600, 60],
])('%d seconds are said as %d minutes', (retryAfter, minutes) => {
  expect(minutesToWait(refusal({ retryAfter }))).toBe(minutes);
});

test('without a time, or with none that can be, it is a minute', () => {
  for (const properties of [undefined, { retryAfter: -5 }, { retryAfter: 'soon' }]) {
    expect(minutesToWait(refusal(properties))).toBe(1);
  }
});

test('only a 429 is one', () => {
  expect(isTooMany(refusal())).toBe(true);
  expect(isTooMany(new ProblemError(409, { type: 'about:blank', title: 'No.', status: 409 }))).toBe(false);
  expect(isTooMany(new RequestFailedError('no connection'))).toBe(false);
});
