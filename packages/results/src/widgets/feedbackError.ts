import { ProblemError, RequestFailedError, SitelensError } from '@sitelens/api-client';
import type { FeedbackFault } from '../feedback/FeedbackFault.ts';

/** The three errors of the specification (platform, section 8), and which one a failed call is. */
export function feedbackError(error: unknown): FeedbackFault {
  if (error instanceof RequestFailedError) return error.status === undefined ? 'noConnection' : 'unknown';
  if (error instanceof ProblemError && isOfEmail(error)) return 'invalidEmail';
  return error instanceof SitelensError ? 'refused' : 'unknown';
}

function isOfEmail({ key, problem }: ProblemError): boolean {
  return key === 'invalid-email' || (problem.errors ?? []).some(({ field }) => field === 'fromEmail');
}
