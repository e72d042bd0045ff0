import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { createClient } from '../http/client.ts';
import { ForbiddenError } from '../http/forbiddenError.ts';
import { ProblemError } from '../http/problemError.ts';
import { RequestFailedError } from '../http/requestFailedError.ts';
import { RequestTimedOutError } from '../http/requestTimedOutError.ts';
import { UnauthenticatedError } from '../http/unauthenticatedError.ts';
import { projectQuery } from './project.ts';
import { retryUnlessRefused } from './retry.ts';
import { PROJECT_ID, wireProject } from './wireSamples.testing.ts';

const problem = (status: number) => new ProblemError(status, { type: 'about:blank', title: 'No.', status });

describe('retryUnlessRefused', () => {
  test.each([
    ['a failed request', new RequestFailedError('x', { status: 503 })],
    ['a time-out', new RequestTimedOutError(5000)],
    ['429', problem(429)],
    ['408', problem(408)],
    ['an error that it does not know', new Error('x')],
  ])('tries %s again three times', (_what, error) => {
    expect([0, 1, 2, 3, 4].map((count) => retryUnlessRefused(count, error))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  test.each([
    ['403', new ForbiddenError()],
    ['401', new UnauthenticatedError()],
    ['404', problem(404)],
    ['400', problem(400)],
    ['409', problem(409)],
  ])('never tries %s again', (_what, error) => {
    expect(retryUnlessRefused(0, error)).toBe(false);
  });
});

describe('a query', () => {
  const answering = (statuses: number[]) => {
    let calls = 0;
    const client = createClient({
      baseUrl: 'https://service.example',
      fetch: async () => Response.json(wireProject(), { status: statuses[calls++] ?? 200 }),
    });
    const fetched = new QueryClient().fetchQuery({
      ...projectQuery(client, { projectId: PROJECT_ID }),
      retryDelay: 0,
    });
    return { fetched, calls: () => calls };
  };

  test('gets over three failures', async () => {
    const { fetched, calls } = answering([500, 502, 503]);
    expect(await fetched).toMatchObject({ id: PROJECT_ID });
    expect(calls()).toBe(4);
  });

  test('ends in error after the fourth', async () => {
    const { fetched, calls } = answering([500, 500, 500, 500]);
    await expect(fetched).rejects.toMatchObject({ name: 'RequestFailedError', status: 500 });
    expect(calls()).toBe(4);
  });

  test.each([401, 403, 404])('ends in error at once for %i, which is known by its status', async (status) => {
    const { fetched, calls } = answering([status]);
    await expect(fetched).rejects.toMatchObject({ status });
    expect(calls()).toBe(1);
  });
});
