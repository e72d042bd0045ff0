import type { AccessibilityCategoryList } from '../contract/types.ts';
import type { SitelensClient } from '../http/client.ts';
import { filterQuery } from './filterQuery.ts';
import { type Ordering, type Paging, resultsKey, type ScanReference } from './queryKeys.ts';
import { anObject, read, rowsIn } from './read.ts';
import { type ReadQuery, readQuery } from './readQuery.ts';
import { retryUnlessRefused } from './retry.ts';

/** Filters let through what has one of their values; unknown values match nothing, an empty list all. */
export interface AccessibilityCategoriesParams
  extends ScanReference,
    Paging,
    Ordering<'impact' | 'totalIssues' | 'totalPages' | 'id'> {
  readonly filterImpact?: readonly string[];
  readonly filterTags?: readonly string[];
  readonly filterDisabilitiesAffected?: readonly string[];
  readonly filterSinceLastScan?: readonly string[];
}

/** The rules that failed, most severe impact first, with the values that they can be filtered by. */
export function accessibilityCategories(
  client: SitelensClient,
  params: AccessibilityCategoriesParams,
  signal?: AbortSignal,
): Promise<AccessibilityCategoryList> {
  const { projectId, scanId } = params;
  return read(
    client,
    (wire) =>
      wire.GET('/api/v1/projects/{projectId}/scans/{scanId}/accessibility/categories', {
        params: { path: { projectId, scanId }, query: queryOf(params) },
        signal: signal ?? null,
      }),
    (list) => {
      anObject(list.facets);
      return rowsIn('data')(list);
    },
  );
}

/** {@link accessibilityCategories} as a query of TanStack Query, for hooks, loaders and prefetching. */
export function accessibilityCategoriesQuery(
  client: SitelensClient,
  params: AccessibilityCategoriesParams,
): ReadQuery<AccessibilityCategoryList> {
  return readQuery({
    queryKey: [...resultsKey(client, params), 'accessibilityCategories', queryOf(params)],
    queryFn: ({ signal }) => accessibilityCategories(client, params, signal),
    retry: retryUnlessRefused,
  });
}

function queryOf(params: AccessibilityCategoriesParams) {
  const { projectId: _, scanId: _scanId, ...query } = params;
  const { filterImpact, filterTags, filterDisabilitiesAffected, filterSinceLastScan, ...view } = query;
  return {
    ...view,
    ...filterQuery({ filterImpact, filterTags, filterDisabilitiesAffected, filterSinceLastScan }),
  };
}
