export { ImpactCounts, type ImpactCountsProps } from '../overview/ImpactCounts.tsx';
export { PagesTable, type PagesTableProps } from '../overview/PagesTable.tsx';
export { outcomeOf, PAGE_OUTCOMES, pagesViewSpec } from '../overview/pageOutcomes.ts';
export { ScanProgress, type ScanProgressProps } from '../overview/ScanProgress.tsx';
export { ScanStatusBadge } from '../overview/ScanStatusBadge.tsx';
export { ScanSummary, type ScanSummaryProps } from '../overview/ScanSummary.tsx';
export { ScoreDifference } from '../overview/ScoreDifference.tsx';
export type { SummarisedScan } from '../overview/SummarisedScan.ts';
export { type CountedScan, scoreDifference } from '../overview/scoreDifference.ts';
