export { type DatedScan, historyScans } from '../overview/historyScans.ts';
export { type IssueChanges, issueChanges } from '../overview/issueChanges.ts';
export { PagesTable, type PagesTableProps } from '../overview/PagesTable.tsx';
export { outcomeOf, PAGE_OUTCOMES, pagesViewSpec } from '../overview/pageOutcomes.ts';
export { ScanProgress, type ScanProgressProps } from '../overview/ScanProgress.tsx';
export { ScanStatusBadge } from '../overview/ScanStatusBadge.tsx';
export { ScanSummary, type ScanSummaryProps } from '../overview/ScanSummary.tsx';
export { ScoreDifference } from '../overview/ScoreDifference.tsx';
export type { ListedChange } from '../overview/SinceLastScan.tsx';
export type { SummarisedScan } from '../overview/SummarisedScan.ts';
export { type CountedScan, scoreDifference } from '../overview/scoreDifference.ts';
export { severityCounts } from '../overview/severityCounts.ts';
export {
  SimilarIssueExample,
  type SimilarIssueExampleProps,
} from '../overview/similar/SimilarIssueExample.tsx';
export { SimilarIssues, type SimilarIssuesProps } from '../overview/similar/SimilarIssues.tsx';
export { similarIssuesViewSpec } from '../overview/similar/similarIssuesView.ts';
export { ScanTrust, type ScanTrustProps } from '../trust/ScanTrust.tsx';
export { type TrustLevel, trustLevel } from '../trust/trustLevel.ts';
