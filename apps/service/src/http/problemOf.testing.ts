import type { Problem } from '@sitelens/api-client/contract';
import { expect } from 'vitest';

/** The problem that a call was answered with, after checking that it looks like one. */
export async function problemOf(response: Response): Promise<Problem> {
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  const problem = await response.json();
  expect(problem).toMatchObject({
    type: expect.stringMatching(/^\/problems\/[a-z-]+$/),
    title: expect.stringMatching(/\S/),
    detail: expect.stringMatching(/\S/),
    status: response.status,
  });
  return problem;
}
