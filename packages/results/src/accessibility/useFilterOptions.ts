import type { CategoryFacets, FacetValue } from '@sitelens/api-client/contract';
import { useSeverityName } from '@sitelens/ui/primitives';
import { useMemo } from 'react';
import type { ColumnFilter } from '../table/DataColumn.ts';
import { CHANGES, useChangeName } from './useChangeName.ts';
import { useDisabilityName } from './useDisabilityName.ts';
import { compareTags, tagName } from './violations.ts';

/** The filters of the categories; a value that this package doesn't know is called as the server does. */
export type CategoryFilters = Readonly<Record<keyof CategoryFacets, ColumnFilter>>;

/** What the categories can be filtered by, with how many of them have each value; nothing before they are known. */
export function useCategoryFilters(facets: CategoryFacets | undefined): CategoryFilters {
  const severityName = useSeverityName();
  const changeName = useChangeName();
  const disabilityName = useDisabilityName();
  return useMemo(() => {
    const tags = [...(facets?.tags ?? [])].sort((a, b) => compareTags(a.value, b.value));
    return {
      impact: filterOf(facets?.impact, severityName),
      tags: filterOf(tags, tagName),
      disabilitiesAffected: filterOf(facets?.disabilitiesAffected, disabilityName),
      sinceLastScan: filterOf(facets?.sinceLastScan, changeName),
    };
  }, [severityName, changeName, disabilityName, facets]);
}

/** What pages can be filtered by; of how many pages each value is true is not known. */
export function useChangeFilter(): ColumnFilter {
  const nameOf = useChangeName();
  return useMemo(() => ({ options: CHANGES.map((value) => ({ value, label: nameOf(value) })) }), [nameOf]);
}

function filterOf(values: readonly FacetValue[] = [], labelOf: (value: string) => string): ColumnFilter {
  return { options: values.map(({ value, count }) => ({ value, count, label: labelOf(value) })), labelOf };
}
