import { ProblemError } from '@sitelens/api-client';

/** The limits of the service are minutes: what is said in seconds is out of date when it is read. */
const WITHOUT_A_WORD = 1;

/** Whether a call was refused for being made too often. */
export function isTooMany(error: unknown): error is ProblemError {
  return error instanceof ProblemError && error.status === 429;
}

/** In how many whole minutes, at least one, a call that was made too often may be tried again. */
export function minutesToWait({ problem }: ProblemError): number {
  const { retryAfter } = problem.properties ?? {};
  return typeof retryAfter === 'number' && retryAfter > 0 ? Math.ceil(retryAfter / 60) : WITHOUT_A_WORD;
}
