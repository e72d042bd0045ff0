import type { Scan } from '@sitelens/api-client/contract';
import { findings } from './goldenFindings.ts';
import { PROJECT_ID, SCAN_ID } from './goldenId.ts';
import { goldenPages } from './goldenPages.ts';
import { evaluators, report } from './report.ts';

/** The golden scan as its project lists it. */
export const goldenScan: Scan = {
  scanId: SCAN_ID,
  projectId: PROJECT_ID,
  startedAt: report.startedAt,
  endedAt: report.endedAt,
  status: 'COMPLETED',
  startUrl: report.startUrl,
  totalPagesScanned: goldenPages.filter(({ outcome }) => outcome === 'SCANNED').length,
  totalPagesFound: goldenPages.length,
  accessibilityIssues: findings.length,
  screenSizes: report.screenSizes.map((screenSize) => ({ screenSize, evaluators: evaluators[screenSize] })),
  progress: {
    phase: 'FINISHED',
    pagesFound: goldenPages.length,
    pagesScanned: goldenPages.length,
    linksFound: report.linksChecked,
    linksChecked: report.linksChecked,
  },
};
