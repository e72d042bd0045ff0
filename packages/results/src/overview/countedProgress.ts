import type { ScanProgress } from '@sitelens/api-client/contract';

/** What a scan's bar counts now. */
export interface CountedProgress {
  readonly unit: 'pages' | 'links';
  readonly done: number;
  readonly found: number;
  /** Whether nobody can say how far it is: before the first page, and while the results are gathered. */
  readonly isIndefinite: boolean;
}

/** Pages, and once these have ended the links that are left. */
export function countedProgress(progress: ScanProgress): CountedProgress {
  const { phase, pagesScanned, pagesFound, linksChecked = 0, linksFound } = progress;
  if (phase === 'CHECKING_LINKS' && linksFound !== undefined) {
    return { unit: 'links', done: linksChecked, found: linksFound, isIndefinite: false };
  }
  return { unit: 'pages', done: pagesScanned, found: pagesFound, isIndefinite: phase !== 'SCANNING_PAGES' };
}
