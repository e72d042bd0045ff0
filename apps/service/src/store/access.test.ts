import { expect, it } from 'vitest';
import { type AccessFacts, accessTo, planRefusal, type SubscriptionState } from './access.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const PAST = new Date('2026-11-21T12:00:00Z');
const FUTURE = new Date('2026-11-21T12:00:01Z');

const OURS = 'ours';
const WHOLE = { kind: 'whole' };
const NONE = { kind: 'none' };
const FREEMIUM = { kind: 'redacted', reason: 'FREEMIUM' };
const ENDED = { kind: 'redacted', reason: 'TRIAL_EXPIRED' };

function subscription(changes: Partial<SubscriptionState>): SubscriptionState {
  return { status: 'ACTIVE', trialExpires: null, billingPeriodEndsAt: null, ...changes };
}

function project(changes: Partial<AccessFacts> = {}): AccessFacts {
  return {
    organisationId: OURS,
    isPublic: false,
    deleted: false,
    subscription: subscription({}),
    ...changes,
  };
}

it.each([
  [{ status: 'ACTIVE' }, WHOLE],
  [{ status: 'ACTIVE', trialExpires: PAST, billingPeriodEndsAt: PAST }, WHOLE],
  [{ status: 'TRIALING', trialExpires: FUTURE }, WHOLE],
  [{ status: 'TRIALING' }, WHOLE],
  [{ status: 'TRIALING', trialExpires: PAST }, ENDED],
  [{ status: 'CANCELED', billingPeriodEndsAt: FUTURE }, WHOLE],
  [{ status: 'CANCELED', billingPeriodEndsAt: PAST }, ENDED],
  [{ status: 'CANCELED' }, ENDED],
  [{ status: 'PAUSED' }, WHOLE],
  [{ status: 'PAST_DUE' }, WHOLE],
  [{ status: 'FREEMIUM' }, FREEMIUM],
] as const)('a member whose subscription is %j reads %j, public or not', (state, access) => {
  for (const isPublic of [false, true]) {
    expect(accessTo(project({ isPublic, subscription: subscription(state) }), OURS, NOW)).toEqual(access);
  }
});

it('a member of an organisation without a subscription reads as one without a plan', () => {
  expect(accessTo(project({ subscription: null }), OURS, NOW)).toEqual(FREEMIUM);
});

it.each([undefined, 'another', ''])(
  '%j, who is no member, reads a public project redacted, others not',
  (reader) => {
    expect(accessTo(project({ isPublic: true }), reader, NOW)).toEqual(FREEMIUM);
    expect(accessTo(project(), reader, NOW)).toEqual(NONE);
  },
);

it.each([OURS, 'another', undefined])('%j reads nothing of a project that is being deleted', (reader) => {
  expect(accessTo(project({ deleted: true, isPublic: true }), reader, NOW)).toEqual(NONE);
});

it.each([
  [{ status: 'ACTIVE' }, undefined],
  [{ status: 'PAST_DUE' }, undefined],
  [{ status: 'TRIALING', trialExpires: FUTURE }, undefined],
  [{ status: 'TRIALING', trialExpires: PAST }, 'trial-expired'],
  [{ status: 'CANCELED', billingPeriodEndsAt: FUTURE }, undefined],
  [{ status: 'CANCELED', billingPeriodEndsAt: PAST }, 'subscription-inactive'],
  [{ status: 'CANCELED' }, 'subscription-inactive'],
  [{ status: 'PAUSED' }, 'subscription-paused'],
  [{ status: 'FREEMIUM' }, 'subscription-inactive'],
] as const)('with %j, scanning is refused by %j', (state, refusal) => {
  expect(planRefusal(subscription(state), NOW)).toBe(refusal);
});

it('an organisation without a subscription may not scan', () => {
  expect(planRefusal(null, NOW)).toBe('subscription-inactive');
});
