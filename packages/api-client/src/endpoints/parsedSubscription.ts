import type { Subscription } from '../contract/types.ts';
import { parseTime } from './time.ts';

type ScheduledChange = NonNullable<Subscription['scheduledChange']>;

/** A subscription with the dates that are shown parsed. */
export interface ParsedSubscription extends Omit<Subscription, 'scheduledChange'> {
  readonly parsedBillingPeriodEndsAt?: Date;
  readonly parsedTrialExpires?: Date;
  readonly scheduledChange?: ScheduledChange & { readonly parsedEffectiveAt: Date };
}

/** @throws RangeError if a time can't be read */
export function parseSubscription(subscription: Subscription): ParsedSubscription {
  const { scheduledChange, ...rest } = subscription;
  const { billingPeriodEndsAt, trialExpires } = rest;
  return {
    ...rest,
    ...(billingPeriodEndsAt !== undefined && { parsedBillingPeriodEndsAt: parseTime(billingPeriodEndsAt) }),
    ...(trialExpires !== undefined && { parsedTrialExpires: parseTime(trialExpires) }),
    ...(scheduledChange !== undefined && {
      scheduledChange: { ...scheduledChange, parsedEffectiveAt: parseTime(scheduledChange.effectiveAt) },
    }),
  };
}
