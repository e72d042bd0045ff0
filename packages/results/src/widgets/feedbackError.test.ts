import { ForbiddenError, ProblemError, RequestFailedError, RequestTimedOutError } from '@sitelens/api-client';
import { expect, test } from 'vitest';
import { feedbackError } from './feedbackError.ts';

const problem = (key: string, status: number, errors?: { field: string; type: string }[]) =>
  new ProblemError(status, { type: `/problems/${key}`, title: 'No.', status, ...(errors && { errors }) });

test.each([
  [problem('too-many-attempts', 429), 'refused'],
  [new ForbiddenError(), 'refused'],
  [new RequestFailedError('no connection'), 'noConnection'],
  [new RequestTimedOutError(5_000), 'noConnection'],
  [new RequestFailedError('status 500', { status: 500 }), 'unknown'],
  [new TypeError('Something else'), 'unknown'],
  [problem('invalid-email', 400), 'invalidEmail'],
  [
    problem('invalid-request', 400, [{ field: 'fromEmail', type: '/problems/invalid-email' }]),
    'invalidEmail',
  ],
])('%s is said as %s', (error, said) => {
  expect(feedbackError(error)).toBe(said);
});
