import type { AccessibilityStatistics } from '@sitelens/api-client/contract';

/**
 * How many issues of each impact a scan found, under the server's own names for impacts.
 *
 * @returns nothing where the statistics don't know the scan: they are of the newest 200, and may be older than it
 */
export function severityCounts(
  statistics: AccessibilityStatistics,
  scanId: string,
): Readonly<Record<string, number>> | undefined {
  const { countByScanId } = statistics.responseByProperty.impact;
  const counted = Object.hasOwn(countByScanId, scanId) ? countByScanId[scanId] : undefined;
  if (counted === undefined) return undefined;
  const sums = new Map<string, number>();
  for (const { propertyValue, count } of counted) {
    sums.set(propertyValue, (sums.get(propertyValue) ?? 0) + count);
  }
  return Object.fromEntries(sums);
}
