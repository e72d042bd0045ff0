import { ForbiddenError, ProblemError, RequestFailedError } from '@sitelens/api-client';
import { expect, test } from 'vitest';
import { publicScanRefusal } from './publicScanRefusal.ts';

const problem = (key: string, status: number, properties?: Record<string, string | number | boolean>) =>
  new ProblemError(status, {
    type: `/problems/${key}`,
    title: 'No.',
    status,
    ...(properties && { properties }),
  });

test.each([
  [problem('invalid-url', 400), { kind: 'address', error: 'invalid-url' }],
  [problem('local-host-url', 400), { kind: 'address', error: 'local-host-url' }],
  [problem('too-many-scans', 429, { retryAfter: 90 }), { kind: 'tooMany', retryAfterSeconds: 90 }],
  [problem('too-many-scans', 429), { kind: 'tooMany', retryAfterSeconds: 600 }],
  [problem('too-many-scans', 429, { retryAfter: 30, isBusy: true }), { kind: 'busy' }],
  [new ForbiddenError(), { kind: 'off' }],
  [new RequestFailedError('no connection'), { kind: 'noConnection' }],
  [new RequestFailedError('status 500', { status: 500 }), { kind: 'unknown' }],
  [problem('something-new', 418), { kind: 'unknown' }],
  [new TypeError('ours'), { kind: 'unknown' }],
])('%s', (error, refusal) => {
  expect(publicScanRefusal(error)).toEqual(refusal);
});
