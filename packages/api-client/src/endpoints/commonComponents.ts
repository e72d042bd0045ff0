import type { CommonComponentList } from '../contract/types.ts';
import type { SitelensClient } from '../http/client.ts';
import { type Ordering, type Paging, resultsKey, type ScanReference } from './queryKeys.ts';
import { read, rowsIn } from './read.ts';
import { type ReadQuery, readQuery } from './readQuery.ts';
import { retryUnlessRefused } from './retry.ts';

/** A scan, and the part and order of its list. */
export interface CommonComponentsParams
  extends ScanReference,
    Paging,
    Ordering<'count' | 'impact' | 'ruleId'> {}

/** The components that fail the same rule on several pages, by default those with most issues first. */
export function commonComponents(
  client: SitelensClient,
  params: CommonComponentsParams,
  signal?: AbortSignal,
): Promise<CommonComponentList> {
  const { projectId, scanId, ...query } = params;
  return read(
    client,
    (wire) =>
      wire.GET('/api/v1/projects/{projectId}/scans/{scanId}/accessibility/common-components', {
        params: { path: { projectId, scanId }, query },
        signal: signal ?? null,
      }),
    rowsIn('content'),
  );
}

/** {@link commonComponents} as a query of TanStack Query, for hooks, loaders and prefetching. */
export function commonComponentsQuery(
  client: SitelensClient,
  params: CommonComponentsParams,
): ReadQuery<CommonComponentList> {
  const { projectId, scanId, ...view } = params;
  return readQuery({
    queryKey: [...resultsKey(client, { projectId, scanId }), 'commonComponents', view],
    queryFn: ({ signal }) => commonComponents(client, params, signal),
    retry: retryUnlessRefused,
  });
}
