import { findSubscription } from '../../store/accounts.ts';
import type { Session } from '../../store/sessions.ts';
import { ProblemError } from '../problems/ProblemError.ts';
import type { HandlerContext } from './handlers.ts';

/** Members and owners may change projects and start scans; a viewer may look. */
export function requireEditor({ account }: Session): void {
  if (account.role === 'VIEWER') throw new ProblemError('forbidden');
}

/** What uses pages needs a subscription that has not run out. */
export async function requireRunningSubscription(
  { database, allowedTargets }: HandlerContext,
  { account }: Session,
): Promise<void> {
  const subscription = await findSubscription(database, account, allowedTargets);
  if (subscription?.trialExpired) throw new ProblemError('trial-expired');
  if (subscription?.isQuotaExceeded) throw new ProblemError('invalid-quota');
}
