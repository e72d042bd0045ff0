import { RequestTimedOutError } from './requestTimedOutError.ts';

/** How long a request may take, from asking for the access token to the last byte of the answer. */
export const REQUEST_TIME_LIMIT_MS = 5_000;

/**
 * Runs work that ends, at the latest, with the time limit or the caller's abort, also where the work
 * itself listens to neither.
 *
 * @throws RequestTimedOutError at the limit; the caller's own reason (an `AbortError`) at its abort
 */
export async function withTimeLimit<Result>(
  milliseconds: number,
  callerSignal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new RequestTimedOutError(milliseconds)), milliseconds);
  const signal = AbortSignal.any([callerSignal, limit.signal]);
  try {
    return await Promise.race([work(signal), abortOf(signal)]);
  } catch (error) {
    // An aborted fetch may reject with an error of its own, such as undici's "terminated".
    throw signal.aborted ? signal.reason : error;
  } finally {
    clearTimeout(timer);
  }
}

function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
