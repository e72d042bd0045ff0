import { ForbiddenError, ProblemError, RequestFailedError } from '@sitelens/api-client';
import type { StartUrlError } from '@sitelens/api-client/contract';
import type { PublicScanRefusal } from '../freemium/PublicScanRefusal.ts';

const ADDRESS_ERRORS: readonly StartUrlError[] = [
  'invalid-url',
  'missing-top-level-domain',
  'local-host-url',
];

/** Where the service does not say when there is room again. */
const USUAL_WAIT_SECONDS = 600;

/** Reads out of a failed call what to say to a visitor. */
export function publicScanRefusal(error: unknown): PublicScanRefusal {
  if (error instanceof ForbiddenError) return { kind: 'off' };
  if (error instanceof RequestFailedError) {
    return { kind: error.status === undefined ? 'noConnection' : 'unknown' };
  }
  if (!(error instanceof ProblemError)) return { kind: 'unknown' };
  const { key, problem } = error;
  if (key === 'too-many-scans') {
    const { retryAfter, isBusy } = problem.properties ?? {};
    if (isBusy === true) return { kind: 'busy' };
    return {
      kind: 'tooMany',
      retryAfterSeconds: typeof retryAfter === 'number' ? retryAfter : USUAL_WAIT_SECONDS,
    };
  }
  const address = ADDRESS_ERRORS.find((known) => known === key);
  return address ? { kind: 'address', error: address } : { kind: 'unknown' };
}
