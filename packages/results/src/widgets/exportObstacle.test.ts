import type { ParsedSubscription } from '@sitelens/api-client/endpoints';
import { expect, test } from 'vitest';
import { exportObstacle } from './exportObstacle.ts';

const ENDED = { endedAt: new Date('2026-11-20T09:00:00Z') };
const NOW = new Date('2026-11-21T09:00:00Z');

const plan = (changes: Partial<ParsedSubscription> = {}): ParsedSubscription => ({
  id: '0192f3a4-6b1c-7d2e-8f30-a1b2c3d4e5f6',
  status: 'ACTIVE',
  trialExpired: false,
  isQuotaExceeded: false,
  userRole: 'VIEWER',
  allowedTargets: [],
  ...changes,
});

test.each([
  ['a viewer with a plan', plan(), ENDED, undefined],
  ['anybody while the scan runs', plan({ userRole: 'OWNER' }), {}, 'running'],
  ['somebody without a plan', plan({ status: 'FREEMIUM' }), ENDED, 'redacted'],
  ['an owner whose trial has expired', plan({ status: 'TRIALING', trialExpired: true }), ENDED, 'redacted'],
  [
    'an owner whose plan has ended',
    plan({ status: 'CANCELED', parsedBillingPeriodEndsAt: NOW }),
    ENDED,
    'redacted',
  ],
  [
    'an owner whose cancelled plan is paid for',
    plan({ status: 'CANCELED', parsedBillingPeriodEndsAt: new Date('2026-12-01') }),
    ENDED,
    undefined,
  ],
  ['a visitor’s role', plan({ userRole: 'FREEMIUM' }), ENDED, 'role'],
] as const)('%s', (_who, subscription, scan, obstacle) => {
  expect(exportObstacle(subscription, scan, NOW)).toBe(obstacle);
});
