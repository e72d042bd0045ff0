import type { Scan } from '@sitelens/api-client/contract';
import { goldenScan } from './goldenScan.ts';

/** The golden scan as it stood while it ran, after that many pages. */
export function runningScan(pagesScanned: number): Scan {
  const { endedAt: _, ...scan } = goldenScan;
  return {
    ...scan,
    status: 'RUNNING',
    totalPagesScanned: pagesScanned,
    progress: {
      phase: 'SCANNING_PAGES',
      pagesFound: scan.totalPagesFound,
      pagesScanned,
      ...linksAfter(pagesScanned),
      currentUrl: `${scan.startUrl}journal/night-on-the-ridge`,
    },
  };
}

/** Links are checked beside the pages, and are always some behind. */
function linksAfter(pagesScanned: number) {
  const { linksFound = 0, pagesScanned: pages } = goldenScan.progress;
  const found = Math.round((linksFound * pagesScanned) / pages);
  return { linksFound: found, linksChecked: Math.round(found / 2) };
}
