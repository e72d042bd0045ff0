import type { IssuesSinceLastScan, SinceLastScan } from '@sitelens/api-client/contract';
import type { NamedFilter } from '../table/DataTableProps.ts';
import { useFindingsWords } from '../words/findings.ts';
import { useChangeName } from './useChangeName.ts';

/** The column that issues are filtered by; `filterSinceLastScan` in an address. */
export const SINCE_LAST_SCAN = 'sinceLastScan';

const COUNTED = [
  ['NEW', 'new'],
  ['UNCHANGED', 'unchanged'],
  ['FIXED', 'fixed'],
] as const satisfies readonly (readonly [SinceLastScan, keyof IssuesSinceLastScan])[];

/**
 * What can be chosen of the issues since the last scan. Nothing where all are alike, or in a first scan, which
 * has nothing to be compared with; unless it is asked for all the same: then it must be seen why rows are missing.
 */
export function useSinceLastScanFilters(
  counts: IssuesSinceLastScan | undefined,
  chosen: readonly string[] = [],
): readonly NamedFilter[] {
  const t = useFindingsWords();
  const nameOf = useChangeName();
  const kinds = COUNTED.filter(([, count]) => (counts?.[count] ?? 0) > 0).length;
  if (kinds < 2 && chosen.length === 0) return [];
  const options = COUNTED.map(([value, count]) => ({
    value,
    label: nameOf(value),
    ...(counts && { count: counts[count] }),
  }));
  return [{ id: SINCE_LAST_SCAN, header: t('findings.sinceLastScan.column'), filter: { options } }];
}
