import type { AccessibilityCategory } from '@sitelens/api-client/contract';
import { useMemo } from 'react';
import { DisabilityList } from '../findings/DisabilityList.tsx';
import { TagBadges } from '../findings/TagBadges.tsx';
import { useFindingColumns } from '../findings/useFindingColumns.tsx';
import type { DataColumn } from '../table/DataColumn.ts';
import { useAccessibilityWords } from '../words/accessibility.ts';
import type { CategoryFilters } from './useCategoryFilters.ts';

type Columns = readonly DataColumn<AccessibilityCategory>[];

/**
 * The columns of the categories.
 *
 * @param isCompared whether there is an earlier scan; without one nothing is said of what has changed
 */
export function useCategoryColumns(filters: CategoryFilters, isCompared: boolean): Columns {
  const t = useAccessibilityWords();
  const headers = {
    name: t('accessibility.categories.rule'),
    totalIssues: t('accessibility.categories.issues'),
  };
  const { name, impact, totalIssues, totalPages, sinceLastScan } = useFindingColumns(headers, filters);
  const { tags, disabilitiesAffected } = filters;
  return useMemo((): Columns => {
    const violates: DataColumn<AccessibilityCategory> = {
      id: 'tags',
      header: t('accessibility.categories.violates'),
      filter: tags,
      cell: (category) => <TagBadges tags={category.tags} />,
    };
    const affects: DataColumn<AccessibilityCategory> = {
      id: 'disabilitiesAffected',
      header: t('accessibility.categories.affects'),
      filter: disabilitiesAffected,
      cell: (category) => <DisabilityList disabilities={category.disabilitiesAffected} />,
    };
    return [name, impact, totalIssues, totalPages, violates, affects, ...(isCompared ? [sinceLastScan] : [])];
  }, [t, name, impact, totalIssues, totalPages, sinceLastScan, tags, disabilitiesAffected, isCompared]);
}
