import type { Scan, ScanProgress } from '@sitelens/api-client/contract';

/** What the summary needs to know of a scan that has ended, with its times as dates. */
export interface SummarisedScan
  extends Pick<Scan, 'status' | 'accessibilityIssues' | 'totalPagesScanned' | 'totalPagesFound' | 'failure'> {
  readonly progress?: Pick<ScanProgress, 'linksFound' | 'linksChecked'>;
  readonly startedAt: Date;
  readonly endedAt?: Date;
}
