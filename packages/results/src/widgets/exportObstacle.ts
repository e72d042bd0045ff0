import { mayDo } from '@sitelens/api-client/contract';
import type { ParsedScan, ParsedSubscription } from '@sitelens/api-client/endpoints';

/** Why results can't be taken along. */
export type ExportObstacle = 'role' | 'redacted' | 'running';

/** What the service would say, so that nobody has to try; it decides all the same. */
export function exportObstacle(
  subscription: ParsedSubscription,
  scan: Pick<ParsedScan, 'endedAt'>,
  now = new Date(),
): ExportObstacle | undefined {
  if (!mayDo(subscription.userRole, 'exportResults')) return 'role';
  if (isRedacted(subscription, now)) return 'redacted';
  return scan.endedAt === undefined ? 'running' : undefined;
}

/** Without a plan, or with one that has ended; a plan that was cancelled lasts to the end of what is paid for. */
function isRedacted({ status, trialExpired, parsedBillingPeriodEndsAt: end }: ParsedSubscription, now: Date) {
  if (status === 'FREEMIUM' || trialExpired) return true;
  return status === 'CANCELED' && (end === undefined || end <= now);
}
