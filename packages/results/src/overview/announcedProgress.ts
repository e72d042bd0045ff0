import type { ScanProgress } from '@sitelens/api-client/contract';

/** In steps of a quarter: a screen reader that hears each page hears nothing else. */
const STEP = 25;

/** The share of the pages found so far that are done, in percent, rounded down to a quarter. */
export function announcedPercent({ pagesFound, pagesScanned }: ScanProgress): number {
  if (pagesFound === 0) return 0;
  const percent = Math.min(100, (pagesScanned / pagesFound) * 100);
  return Math.floor(percent / STEP) * STEP;
}
