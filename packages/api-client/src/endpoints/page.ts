import type { Page } from '../contract/types.ts';
import type { SitelensClient } from '../http/client.ts';
import { type PageReference, resultsKey } from './queryKeys.ts';
import { anObject, read } from './read.ts';
import { type ReadQuery, readQuery } from './readQuery.ts';
import { retryUnlessRefused } from './retry.ts';

/** One page of a scan with its screenshots. */
export function page(client: SitelensClient, params: PageReference, signal?: AbortSignal): Promise<Page> {
  const { projectId, scanId, pageId } = params;
  return read(
    client,
    (wire) =>
      wire.GET('/api/v1/projects/{projectId}/scans/{scanId}/pages/{pageId}', {
        params: { path: { projectId, scanId, pageId } },
        signal: signal ?? null,
      }),
    anObject,
  );
}

/** {@link page} as a query of TanStack Query, for hooks, loaders and prefetching. */
export function pageQuery(client: SitelensClient, params: PageReference): ReadQuery<Page> {
  return readQuery({
    queryKey: [...resultsKey(client, params), 'page', params.pageId],
    queryFn: ({ signal }) => page(client, params, signal),
    retry: retryUnlessRefused,
  });
}
