import type { CategoryFacets } from '@sitelens/api-client/contract';
import { useMemo } from 'react';
import { useDisabilityName } from '../findings/useDisabilityName.ts';
import { filterOf, useFindingFilters } from '../findings/useFindingFilters.ts';
import { compareTags, tagName } from '../findings/violations.ts';
import type { ColumnFilter } from '../table/DataColumn.ts';

/** The filters of the categories; a value that this package doesn't know is called as the server does. */
export type CategoryFilters = Readonly<Record<keyof CategoryFacets, ColumnFilter>>;

/** What the categories can be filtered by, with how many of them have each value; nothing before they are known. */
export function useCategoryFilters(facets: CategoryFacets | undefined): CategoryFilters {
  const shared = useFindingFilters(facets);
  const disabilityName = useDisabilityName();
  return useMemo(() => {
    const tags = [...(facets?.tags ?? [])].sort((a, b) => compareTags(a.value, b.value));
    return {
      ...shared,
      tags: filterOf(tags, tagName),
      disabilitiesAffected: filterOf(facets?.disabilitiesAffected, disabilityName),
    };
  }, [shared, disabilityName, facets]);
}
