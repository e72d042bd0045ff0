import type { Session } from '../store/sessions.ts';
import { OPEN_TO_UNVERIFIED } from './contract/openToUnverified.ts';
import type { OperationId } from './contract/specification.ts';
import { ProblemError } from './problems/ProblemError.ts';

/** Whether a session may not yet be used, as its user's address is not verified. */
export function awaitsVerification(session: Session | undefined): boolean {
  return session !== undefined && session.tokenInfo.emailVerified !== true;
}

/**
 * The session that a call is made with; undefined for a visitor's, and for that of who may not yet be more.
 *
 * @param operation undefined for an address that is none of the contract's
 * @param isOpen whether the call is open to visitors
 * @throws ProblemError unauthenticated, email-not-verified
 */
export function sessionForCall(
  session: Session | undefined,
  operation: OperationId | undefined,
  isOpen: boolean,
): Session | undefined {
  const isUsable =
    !awaitsVerification(session) || (operation !== undefined && OPEN_TO_UNVERIFIED.has(operation));
  if (session !== undefined && isUsable) return session;
  if (isOpen) return undefined;
  throw new ProblemError(session === undefined ? 'unauthenticated' : 'email-not-verified');
}

/** Who waits for a verification is logged in: to ask them to log in would lead in circles. */
export function askedToVerify(error: unknown, isAwaiting: boolean): unknown {
  const isAskedToLogIn = error instanceof ProblemError && error.key === 'unauthenticated';
  return isAwaiting && isAskedToLogIn ? new ProblemError('email-not-verified') : error;
}
