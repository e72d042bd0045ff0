import type { ParsedSubscription } from '@sitelens/api-client/endpoints';
import type { ScheduleObstacle } from '../projects/form/ScheduleObstacle.ts';

/** Why the service would leave scheduled scans out now, if it would. A cancelled plan lasts as long as it is paid for. */
export function scheduleObstacle(
  subscription: ParsedSubscription,
  now: Date = new Date(),
): ScheduleObstacle | undefined {
  const { status, trialExpired, isQuotaExceeded, parsedBillingPeriodEndsAt: end } = subscription;
  if (trialExpired) return 'trialExpired';
  if (status === 'PAUSED') return 'paused';
  if (status === 'FREEMIUM' || (status === 'CANCELED' && !(end && end > now))) return 'inactive';
  return isQuotaExceeded ? 'quotaExceeded' : undefined;
}
