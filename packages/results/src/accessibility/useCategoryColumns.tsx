import type { AccessibilityCategory } from '@sitelens/api-client/contract';
import { SeverityBadge } from '@sitelens/ui/primitives';
import { useMemo } from 'react';
import { formatNumber } from '../internal/format.ts';
import type { DataColumn } from '../table/DataColumn.ts';
import { useAccessibilityWords } from '../words/accessibility.ts';
import { ChangesSinceLastScan } from './ChangesSinceLastScan.tsx';
import { DisabilityList } from './DisabilityList.tsx';
import { RuleName } from './RuleName.tsx';
import { TagBadges } from './TagBadges.tsx';
import type { CategoryFilters } from './useFilterOptions.ts';

type Columns = readonly DataColumn<AccessibilityCategory>[];
type Words = ReturnType<typeof useAccessibilityWords>;

/**
 * The columns of the categories.
 *
 * @param isCompared whether there is an earlier scan; without one nothing is said of what has changed
 */
export function useCategoryColumns(filters: CategoryFilters, isCompared: boolean): Columns {
  const t = useAccessibilityWords();
  return useMemo(
    () => [
      ...countColumns(t, filters),
      ...reasonColumns(t, filters),
      ...(isCompared ? [changes(t, filters)] : []),
    ],
    [t, filters, isCompared],
  );
}

function countColumns(t: Words, { impact }: CategoryFilters): Columns {
  return [
    {
      id: 'id',
      header: t('accessibility.categories.rule'),
      firstOrder: 'asc',
      width: '28%',
      cell: (category) => <RuleName ruleId={category.id} />,
    },
    {
      id: 'impact',
      header: t('accessibility.categories.impact'),
      firstOrder: 'desc',
      filter: impact,
      cell: (category) => <SeverityBadge impact={category.impact} />,
    },
    {
      id: 'totalIssues',
      header: t('accessibility.categories.issues'),
      firstOrder: 'desc',
      isNumeric: true,
      cell: ({ totalIssues }) => <strong>{formatNumber(totalIssues)}</strong>,
    },
    {
      id: 'totalPages',
      header: t('accessibility.categories.pages'),
      firstOrder: 'desc',
      isNumeric: true,
      cell: ({ totalPages }) => formatNumber(totalPages),
    },
  ];
}

function reasonColumns(t: Words, { tags, disabilitiesAffected }: CategoryFilters): Columns {
  return [
    {
      id: 'tags',
      header: t('accessibility.categories.violates'),
      filter: tags,
      cell: (category) => <TagBadges tags={category.tags} />,
    },
    {
      id: 'disabilitiesAffected',
      header: t('accessibility.categories.affects'),
      filter: disabilitiesAffected,
      cell: (category) => <DisabilityList disabilities={category.disabilitiesAffected} />,
    },
  ];
}

function changes(t: Words, { sinceLastScan }: CategoryFilters): DataColumn<AccessibilityCategory> {
  return {
    id: 'sinceLastScan',
    header: t('accessibility.sinceLastScan.column'),
    filter: sinceLastScan,
    cell: (category) => <ChangesSinceLastScan changes={category.sinceLastScan} />,
  };
}
