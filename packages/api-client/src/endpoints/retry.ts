import { ProblemError } from '../http/problemError.ts';
import { RequestFailedError } from '../http/requestFailedError.ts';
import { SitelensError } from '../http/sitelensError.ts';

const MAX_RETRIES = 3;

/** Refusals that pass by themselves: request time-out, too early, too many requests. */
const PASSING_STATUSES = new Set([408, 425, 429]);

/** For a query's `retry`: three times at most, and only what may go better the next time. */
export function retryUnlessRefused(failureCount: number, error: Error): boolean {
  return failureCount < MAX_RETRIES && !isRefusal(error);
}

/** Whether the service has refused, so that asking again gives the same: 401, 403 and most other 4xx. */
export function isRefusal(error: Error): boolean {
  if (error instanceof ProblemError) return !PASSING_STATUSES.has(error.status);
  return error instanceof SitelensError && !(error instanceof RequestFailedError);
}
