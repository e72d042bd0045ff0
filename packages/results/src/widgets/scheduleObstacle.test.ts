import type { ParsedSubscription } from '@sitelens/api-client/endpoints';
import { goldenSubscription } from '@sitelens/golden';
import { expect, test } from 'vitest';
import { scheduleObstacle } from './scheduleObstacle.ts';

const NOW = new Date('2026-11-21T13:00:00Z');
const { scheduledChange: _, ...subscription } = goldenSubscription;

test.each<[Partial<ParsedSubscription>, string | undefined]>([
  [{}, undefined],
  [{ status: 'ACTIVE' }, undefined],
  [{ status: 'PAST_DUE' }, undefined],
  [{ trialExpired: true, isQuotaExceeded: true }, 'trialExpired'],
  [{ status: 'PAUSED' }, 'paused'],
  [{ status: 'FREEMIUM' }, 'inactive'],
  [{ status: 'CANCELED' }, 'inactive'],
  [{ status: 'CANCELED', parsedBillingPeriodEndsAt: new Date('2026-11-21T12:00:00Z') }, 'inactive'],
  [{ status: 'CANCELED', parsedBillingPeriodEndsAt: new Date('2026-12-01T12:00:00Z') }, undefined],
  [{ status: 'ACTIVE', isQuotaExceeded: true }, 'quotaExceeded'],
])('%j: %s', (change, obstacle) => {
  expect(scheduleObstacle({ ...subscription, ...change }, NOW)).toBe(obstacle);
});
