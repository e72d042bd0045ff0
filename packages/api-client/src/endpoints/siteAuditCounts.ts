import type { SiteAuditCounts } from '../contract/types.ts';
import type { SitelensClient } from '../http/client.ts';
import { resultsKey, type ScanReference } from './queryKeys.ts';
import { anObject, read } from './read.ts';
import { type ReadQuery, readQuery } from './readQuery.ts';
import { retryUnlessRefused } from './retry.ts';

/** How many site-audit issues of each type a scan has found so far; types without any are left out. */
export function siteAuditCounts(
  client: SitelensClient,
  { projectId, scanId }: ScanReference,
  signal?: AbortSignal,
): Promise<SiteAuditCounts> {
  return read(
    client,
    (wire) =>
      wire.GET('/api/v1/projects/{projectId}/scans/{scanId}/site-audit/count-by-issue-type', {
        params: { path: { projectId, scanId } },
        signal: signal ?? null,
      }),
    (counts) => {
      for (const count of Object.values(anObject(counts))) anObject(count);
      return counts;
    },
  );
}

/** {@link siteAuditCounts} as a query of TanStack Query, for hooks, loaders and prefetching. */
export function siteAuditCountsQuery(
  client: SitelensClient,
  params: ScanReference,
): ReadQuery<SiteAuditCounts> {
  return readQuery({
    queryKey: [...resultsKey(client, params), 'siteAuditCounts'],
    queryFn: ({ signal }) => siteAuditCounts(client, params, signal),
    retry: retryUnlessRefused,
  });
}
