import type { FacetValue } from '@sitelens/api-client/contract';
import { useSeverityName } from '@sitelens/ui/primitives';
import { useMemo } from 'react';
import type { ColumnFilter } from '../table/DataColumn.ts';
import { CHANGES, useChangeName } from './useChangeName.ts';

/** What lists of every kind of finding can be filtered by. */
export interface FindingFacets {
  readonly impact: readonly FacetValue[];
  readonly sinceLastScan: readonly FacetValue[];
}

/** The filters of a list; a value that this package doesn't know is called as the server does. */
export type FindingFilters = Readonly<Record<keyof FindingFacets, ColumnFilter>>;

/** What a list can be filtered by, with how many of its rows have each value; nothing before they are known. */
export function useFindingFilters(facets: FindingFacets | undefined): FindingFilters {
  const severityName = useSeverityName();
  const changeName = useChangeName();
  return useMemo(
    () => ({
      impact: filterOf(facets?.impact, severityName),
      sinceLastScan: filterOf(facets?.sinceLastScan, changeName),
    }),
    [severityName, changeName, facets],
  );
}

/** What pages can be filtered by; of how many pages each value is true is not known. */
export function useChangeFilter(): ColumnFilter {
  const nameOf = useChangeName();
  return useMemo(() => ({ options: CHANGES.map((value) => ({ value, label: nameOf(value) })) }), [nameOf]);
}

/** A filter by values that the service has counted. */
export function filterOf(
  values: readonly FacetValue[] = [],
  labelOf: (value: string) => string,
): ColumnFilter {
  return { options: values.map(({ value, count }) => ({ value, count, label: labelOf(value) })), labelOf };
}
