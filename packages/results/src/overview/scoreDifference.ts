import type { Scan } from '@sitelens/api-client/contract';

/** What a comparison needs to know of a scan. */
export type CountedScan = Pick<Scan, 'status' | 'accessibilityIssues'>;

/**
 * The previous scan's issues minus the latest one's: above zero there are fewer now. Only completed scans
 * are compared, since a running or failed one has not counted everything.
 *
 * @param scans newest first
 * @returns nothing before two scans have been completed
 */
export function scoreDifference(scans: readonly CountedScan[]): number | undefined {
  const [latest, previous] = scans.filter(({ status }) => status === 'COMPLETED');
  return latest && previous && previous.accessibilityIssues - latest.accessibilityIssues;
}
