import { SeverityBadge } from '@sitelens/ui/primitives';
import { useMemo } from 'react';
import { formatNumber } from '../internal/format.ts';
import type { DataColumn } from '../table/DataColumn.ts';
import { useFindingsWords } from '../words/findings.ts';
import { ChangesSinceLastScan } from './ChangesSinceLastScan.tsx';
import type { FindingCategory } from './FindingCategory.ts';
import { RuleName } from './RuleName.tsx';
import type { FindingFilters } from './useFindingFilters.ts';

/** The columns that lists of findings have in common, for each list to put in its order. */
export type FindingColumns = Readonly<
  Record<'name' | 'impact' | 'totalIssues' | 'totalPages' | 'sinceLastScan', DataColumn<FindingCategory>>
>;

interface Headers {
  /** Of what was found: "Rule". */
  name: string;
  totalIssues: string;
}

/** The columns as each list heads them. */
export function useFindingColumns({ name, totalIssues }: Headers, filters: FindingFilters): FindingColumns {
  const t = useFindingsWords();
  const { impact, sinceLastScan } = filters;
  return useMemo(
    () => ({
      name: {
        id: 'id',
        header: name,
        firstOrder: 'asc',
        width: '28%',
        cell: ({ id }) => <RuleName ruleId={id} />,
      },
      impact: {
        id: 'impact',
        header: t('findings.columns.impact'),
        firstOrder: 'desc',
        filter: impact,
        cell: (category) => <SeverityBadge impact={category.impact} />,
      },
      totalIssues: {
        id: 'totalIssues',
        header: totalIssues,
        firstOrder: 'desc',
        isNumeric: true,
        cell: (category) => <strong>{formatNumber(category.totalIssues)}</strong>,
      },
      totalPages: {
        id: 'totalPages',
        header: t('findings.columns.pages'),
        firstOrder: 'desc',
        isNumeric: true,
        cell: ({ totalPages }) => formatNumber(totalPages),
      },
      sinceLastScan: {
        id: 'sinceLastScan',
        header: t('findings.sinceLastScan.column'),
        filter: sinceLastScan,
        cell: (category) => <ChangesSinceLastScan changes={category.sinceLastScan} />,
      },
    }),
    [t, name, totalIssues, impact, sinceLastScan],
  );
}
