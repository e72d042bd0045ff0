import type { Subscription } from '@sitelens/api-client/contract';
import { eq } from 'drizzle-orm';
import { isTrialExpired } from './access.ts';
import type { Account } from './accounts.ts';
import type { Database, Queries } from './database.ts';
import { maxProjectsOf, quotaOf } from './planLimits.ts';
import { pageUse } from './quota.ts';
import { subscriptions } from './schema.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** What an organisation has subscribed to; undefined where that is nothing. */
export async function findPlan(
  queries: Queries,
  organisationId: string,
): Promise<SubscriptionRow | undefined> {
  const [row] = await queries
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.organisationId, organisationId));
  return row;
}

/**
 * The same, locked until the transaction ends: what is counted against the plan is counted by one at a time.
 * It is the first row that such a transaction locks, so that no two wait for each other.
 */
export async function lockPlan(tx: Queries, organisationId: string): Promise<SubscriptionRow | undefined> {
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.organisationId, organisationId))
    .for('update');
  return row;
}

/** @param allowedTargets as the operator configured them */
export async function findSubscription(
  db: Database,
  account: Account,
  allowedTargets: readonly string[],
): Promise<Subscription | undefined> {
  const row = await findPlan(db.queries, account.organisationId);
  if (row === undefined) return undefined;
  const planQuota = quotaOf(row);
  const maxProjects = maxProjectsOf(row);
  const { scanned } = await pageUse(db.queries, account.organisationId);
  return {
    id: row.id,
    status: row.status,
    ...(row.planType !== null && { planType: row.planType }),
    ...(planQuota !== undefined && { planQuota }),
    ...(row.paddleProductId !== null && { paddleProductId: row.paddleProductId }),
    ...datesOf(row),
    ...(row.scheduledChange !== null && { scheduledChange: row.scheduledChange }),
    trialExpired: isTrialExpired(row),
    isQuotaExceeded: planQuota !== undefined && scanned >= planQuota,
    pagesScanned: scanned,
    ...(maxProjects !== undefined && { maxProjects }),
    userRole: account.role,
    allowedTargets,
  };
}

function datesOf({
  billingPeriodStartsAt,
  billingPeriodEndsAt,
  trialExpires,
}: SubscriptionRow): Pick<Subscription, 'billingPeriodStartsAt' | 'billingPeriodEndsAt' | 'trialExpires'> {
  return {
    ...(billingPeriodStartsAt !== null && { billingPeriodStartsAt: billingPeriodStartsAt.toISOString() }),
    ...(billingPeriodEndsAt !== null && { billingPeriodEndsAt: billingPeriodEndsAt.toISOString() }),
    ...(trialExpires !== null && { trialExpires: trialExpires.toISOString() }),
  };
}
