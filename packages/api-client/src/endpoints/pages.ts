import type { PageList, PageOutcome } from '../contract/types.ts';
import type { SitelensClient } from '../http/client.ts';
import { type Paging, resultsKey, type ScanReference } from './queryKeys.ts';
import { read, rowsIn } from './read.ts';
import { type ReadQuery, readQuery } from './readQuery.ts';
import { retryUnlessRefused } from './retry.ts';

/** A scan, and the part of its list. */
export interface PagesParams extends ScanReference, Paging {
  /** Only pages that ended so. */
  readonly outcome?: PageOutcome;
}

/** The scan's pages in the order they were found, each with how it ended. */
export function pages(client: SitelensClient, params: PagesParams, signal?: AbortSignal): Promise<PageList> {
  const { projectId, scanId, ...query } = params;
  return read(
    client,
    (wire) =>
      wire.GET('/api/v1/projects/{projectId}/scans/{scanId}/pages', {
        params: { path: { projectId, scanId }, query },
        signal: signal ?? null,
      }),
    rowsIn('data'),
  );
}

/** {@link pages} as a query of TanStack Query, for hooks, loaders and prefetching. */
export function pagesQuery(client: SitelensClient, params: PagesParams): ReadQuery<PageList> {
  const { projectId, scanId, ...view } = params;
  return readQuery({
    queryKey: [...resultsKey(client, { projectId, scanId }), 'pages', view],
    queryFn: ({ signal }) => pages(client, params, signal),
    retry: retryUnlessRefused,
  });
}
