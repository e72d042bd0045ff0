import type { Scan } from '@sitelens/api-client/contract';
import type { HistoryScan } from '../charts/history/historyBars.ts';

/** What the history needs to know of a scan. */
export interface DatedScan extends Pick<Scan, 'scanId' | 'status' | 'accessibilityIssues'> {
  /** Absent while it runs. */
  readonly endedAt?: Date | undefined;
}

/**
 * The scans that the history is drawn of: the completed ones. One that failed has not counted the issues
 * that are there, so that its bar would look like an improvement.
 */
export function historyScans(scans: readonly DatedScan[]): readonly HistoryScan[] {
  return scans.flatMap(({ scanId, status, endedAt, accessibilityIssues }) =>
    status === 'COMPLETED' && endedAt !== undefined ? [{ scanId, endedAt, issues: accessibilityIssues }] : [],
  );
}
