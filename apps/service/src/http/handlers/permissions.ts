import { type Capability, mayDo } from '@sitelens/api-client/contract';
import { planRefusal } from '../../store/access.ts';
import { quotaOf } from '../../store/planLimits.ts';
import type { Session } from '../../store/sessions.ts';
import { findPlan } from '../../store/subscriptions.ts';
import { fieldProblem, ProblemError } from '../problems/ProblemError.ts';
import type { HandlerContext } from './handlers.ts';

/**
 * What a role may do is one table, which the screens go by as well.
 *
 * @throws ProblemError forbidden
 */
export function requireCapability({ account }: Session, capability: Capability): void {
  if (!mayDo(account.role, capability)) throw new ProblemError('forbidden');
}

/**
 * What uses the plan needs one that has not run out.
 *
 * @throws ProblemError trial-expired, subscription-paused, subscription-inactive
 */
export async function requireRunningSubscription(
  { database }: HandlerContext,
  { account }: Session,
): Promise<void> {
  const refusal = planRefusal(await findPlan(database.queries, account.organisationId));
  if (refusal !== undefined) throw new ProblemError(refusal);
}

/**
 * A scan that could never be as large as it is asked to be is refused at once.
 *
 * @param kept of the project as it is: a setting that was made with a larger plan may stay
 * @throws ProblemError invalid-quota, for the field maxPages
 */
export async function requirePagesInPlan(
  { database }: HandlerContext,
  { account }: Session,
  maxPages: number | undefined,
  kept?: number,
): Promise<void> {
  if (maxPages === undefined || maxPages === kept) return;
  const plan = await findPlan(database.queries, account.organisationId);
  const quota = plan && quotaOf(plan);
  if (quota === undefined || maxPages <= quota) return;
  const detail = `Your plan includes ${quota} pages every 30 days. Enter a smaller number, or upgrade to scan more pages.`;
  const errors = [fieldProblem('maxPages', 'invalid-quota', detail)];
  throw new ProblemError('invalid-quota', { errors, properties: { planQuota: quota } });
}
