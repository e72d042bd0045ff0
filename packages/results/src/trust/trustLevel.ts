import type { ScanTrust } from '@sitelens/api-client/contract';
import { isGap, pagesOf, trustPoints } from './trustPoints.ts';

/** Nothing stood in the way; something did; or most of the website is not in the results. */
export type TrustLevel = 'WHOLE' | 'WITH_GAPS' | 'LITTLE';

/** How much of a website the results of its scan are about. */
export function trustLevel(trust: ScanTrust): TrustLevel {
  const pages = pagesOf(trust);
  const walls = trust.obstacles.filter(({ kind }) => kind !== 'COOKIE_OVERLAY');
  const walled = walls.reduce((sum, { count }) => sum + count, 0);
  if (2 * trust.pagesScanned < pages || 2 * walled > Math.max(pages, 1)) return 'LITTLE';
  return trustPoints(trust).some(isGap) ? 'WITH_GAPS' : 'WHOLE';
}
