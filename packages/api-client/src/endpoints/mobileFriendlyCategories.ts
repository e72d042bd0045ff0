import type { MobileFriendlyCategoryList } from '../contract/types.ts';
import type { SitelensClient } from '../http/client.ts';
import { filterQuery } from './filterQuery.ts';
import { type Ordering, type Paging, resultsKey, type ScanReference } from './queryKeys.ts';
import { anObject, read, rowsIn } from './read.ts';
import { type ReadQuery, readQuery } from './readQuery.ts';
import { retryUnlessRefused } from './retry.ts';

/** Filters let through what has one of their values; unknown values match nothing, an empty list all. */
export interface MobileFriendlyCategoriesParams
  extends ScanReference,
    Paging,
    Ordering<'impact' | 'totalIssues' | 'totalPages' | 'id'> {
  readonly filterImpact?: readonly string[];
  readonly filterSinceLastScan?: readonly string[];
}

/** The issues that were found, most severe impact first, with the values that they can be filtered by. */
export function mobileFriendlyCategories(
  client: SitelensClient,
  params: MobileFriendlyCategoriesParams,
  signal?: AbortSignal,
): Promise<MobileFriendlyCategoryList> {
  const { projectId, scanId } = params;
  return read(
    client,
    (wire) =>
      wire.GET('/api/v1/projects/{projectId}/scans/{scanId}/mobile-friendly/categories', {
        params: { path: { projectId, scanId }, query: queryOf(params) },
        signal: signal ?? null,
      }),
    (list) => {
      anObject(list.facets);
      return rowsIn('data')(list);
    },
  );
}

/** {@link mobileFriendlyCategories} as a query of TanStack Query, for hooks, loaders and prefetching. */
export function mobileFriendlyCategoriesQuery(
  client: SitelensClient,
  params: MobileFriendlyCategoriesParams,
): ReadQuery<MobileFriendlyCategoryList> {
  return readQuery({
    queryKey: [...resultsKey(client, params), 'mobileFriendlyCategories', queryOf(params)],
    queryFn: ({ signal }) => mobileFriendlyCategories(client, params, signal),
    retry: retryUnlessRefused,
  });
}

function queryOf(params: MobileFriendlyCategoriesParams) {
  const { projectId: _, scanId: _scanId, ...query } = params;
  const { filterImpact, filterSinceLastScan, ...view } = query;
  return {
    ...view,
    ...filterQuery({ filterImpact, filterSinceLastScan }),
  };
}
