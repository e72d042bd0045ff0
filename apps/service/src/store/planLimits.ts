import type { subscriptions } from './schema.ts';

/** What the limits of a plan follow from. */
export type Plan = Pick<typeof subscriptions.$inferSelect, 'status' | 'planType' | 'planQuota'>;

/** Pages every 30 days while trying: the smallest of the quotas that can be bought. */
const TRIAL_QUOTA = 1_000;

/** Websites of a trial and of the standard plan. */
const STANDARD_PROJECTS = 10;

/** Pages that all projects together may have scanned in 30 days; undefined where there is no limit. */
export function quotaOf({ status, planQuota }: Plan): number | undefined {
  return planQuota ?? (status === 'TRIALING' ? TRIAL_QUOTA : undefined);
}

/** Projects at most; undefined where there is no limit: with the plans that promise it (specification, section 9). */
export function maxProjectsOf({ status, planType }: Plan): number | undefined {
  const isUnlimited = status !== 'TRIALING' && (planType === 'pro' || planType === 'enterprise');
  return isUnlimited ? undefined : STANDARD_PROJECTS;
}
