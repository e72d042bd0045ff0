import type { Redaction, Subscription } from '@sitelens/api-client/contract';

/** The organisation that who asks belongs to; undefined for a visitor. */
export type Reader = string | undefined;

/** What a project's access is decided by. */
export interface AccessFacts {
  /** Whose the project is. */
  readonly organisationId: string;
  readonly isPublic: boolean;
  readonly deleted: boolean;
  /** That organisation's; null where it has none. */
  readonly subscription: SubscriptionState | null;
}

export interface SubscriptionState {
  readonly status: Subscription['status'];
  readonly trialExpires: Date | null;
  readonly billingPeriodEndsAt: Date | null;
}

/** How the results of a project are read: all of them, or what the record of redaction leaves. */
export type ReadAccess = { readonly kind: 'whole' } | RedactedAccess;

export interface RedactedAccess {
  readonly kind: 'redacted';
  readonly reason: Redaction['reason'];
}

export type Access = ReadAccess | { readonly kind: 'none' };

/** Who may read what of a project: the one place where this is decided. */
export function accessTo(project: AccessFacts, reader: Reader, now = new Date()): Access {
  if (project.deleted) return { kind: 'none' };
  if (reader === project.organisationId) return memberAccess(project.subscription, now);
  return project.isPublic ? { kind: 'redacted', reason: 'FREEMIUM' } : { kind: 'none' };
}

function memberAccess(subscription: SubscriptionState | null, now: Date): ReadAccess {
  if (subscription === null || subscription.status === 'FREEMIUM') {
    return { kind: 'redacted', reason: 'FREEMIUM' };
  }
  return isTrialExpired(subscription, now) || isPlanEnded(subscription, now)
    ? { kind: 'redacted', reason: 'TRIAL_EXPIRED' }
    : { kind: 'whole' };
}

export function isTrialExpired({ status, trialExpires }: SubscriptionState, now = new Date()): boolean {
  return status === 'TRIALING' && trialExpires !== null && trialExpires <= now;
}

/** Why an organisation may neither start scans nor add websites: a key of the catalogue of problems. */
export type PlanRefusal = 'trial-expired' | 'subscription-paused' | 'subscription-inactive';

/**
 * Undefined where it may. A payment that failed, and a plan that was cancelled but is paid for, change nothing
 * yet. Reading is another matter: {@link accessTo}.
 */
export function planRefusal(
  subscription: SubscriptionState | null | undefined,
  now = new Date(),
): PlanRefusal | undefined {
  if (!subscription || subscription.status === 'FREEMIUM' || isPlanEnded(subscription, now)) {
    return 'subscription-inactive';
  }
  if (subscription.status === 'PAUSED') return 'subscription-paused';
  return isTrialExpired(subscription, now) ? 'trial-expired' : undefined;
}

/** A plan that was cancelled lasts to the end of what is paid for. */
function isPlanEnded({ status, billingPeriodEndsAt }: SubscriptionState, now: Date): boolean {
  return status === 'CANCELED' && (billingPeriodEndsAt === null || billingPeriodEndsAt <= now);
}
