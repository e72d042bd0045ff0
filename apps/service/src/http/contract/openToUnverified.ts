import type { OperationId } from './specification.ts';

/**
 * What somebody may do whose address is not verified: learn so, and do something about it. Calls that are open to
 * visitors they make as a visitor; every other one is refused with `email-not-verified`.
 */
export const OPEN_TO_UNVERIFIED: ReadonlySet<OperationId> = new Set<OperationId>([
  'getTokenInfo',
  'getCurrentUser',
  'getEmailVerification',
  'resendVerificationEmail',
]);
