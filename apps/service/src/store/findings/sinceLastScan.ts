import type { IssuesSinceLastScan, SinceLastScan } from '@sitelens/api-client/contract';
import { commaList } from './commaList.ts';

/** In the order in which they are offered. */
export const SINCE_LAST_SCAN = ['NEW', 'UNCHANGED', 'FIXED'] as const satisfies readonly SinceLastScan[];

/** A comma list of {@link SINCE_LAST_SCAN}; left out or empty, everything that is there now. */
export interface SinceLastScanFilter {
  readonly filterSinceLastScan?: string;
}

/** The columns of a rollup that say what has become of its issues. */
export interface SinceLastScanCounts {
  readonly newIssues: number;
  readonly unchangedIssues: number;
  readonly fixedIssues: number;
}

/**
 * What is asked for of {@link SINCE_LAST_SCAN}; undefined for everything that is there now. Unknown values
 * match nothing, so that a filter of those alone lets nothing through.
 */
export function sinceLastScanFilter(text: string | undefined): ReadonlySet<SinceLastScan> | undefined {
  const entries = new Set(commaList(text));
  return entries.size === 0 ? undefined : new Set(SINCE_LAST_SCAN.filter((state) => entries.has(state)));
}

/** A spread of `sinceLastScan`, absent in a project's first scan. */
export function issuesSinceLastScan(
  scan: { readonly hasEarlierScan: boolean },
  counts: SinceLastScanCounts,
): { readonly sinceLastScan?: IssuesSinceLastScan } {
  if (!scan.hasEarlierScan) return {};
  const { newIssues, unchangedIssues, fixedIssues } = counts;
  return { sinceLastScan: { new: newIssues, unchanged: unchangedIssues, fixed: fixedIssues } };
}

/** How many issues are in a state. */
export function countOf(counts: IssuesSinceLastScan | undefined, state: SinceLastScan): number {
  switch (state) {
    case 'NEW':
      return counts?.new ?? 0;
    case 'UNCHANGED':
      return counts?.unchanged ?? 0;
    case 'FIXED':
      return counts?.fixed ?? 0;
  }
}
