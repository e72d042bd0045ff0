import type { ScanTrust } from '../contract/types.ts';
import type { SitelensClient } from '../http/client.ts';
import { resultsKey, type ScanReference } from './queryKeys.ts';
import { read, rowsIn } from './read.ts';
import { type ReadQuery, readQuery } from './readQuery.ts';
import { retryUnlessRefused } from './retry.ts';

/** How far the results of a scan can be trusted: what was skipped, what stood in the way, what was cut. */
export function scanTrust(
  client: SitelensClient,
  { projectId, scanId }: ScanReference,
  signal?: AbortSignal,
): Promise<ScanTrust> {
  return read(
    client,
    (wire) =>
      wire.GET('/api/v1/projects/{projectId}/scans/{scanId}/trust', {
        params: { path: { projectId, scanId } },
        signal: signal ?? null,
      }),
    (trust) => {
      rowsIn('skipped')(trust);
      rowsIn('obstacles')(trust);
      rowsIn('examples')(trust.screenshotsCutShort);
      return trust;
    },
  );
}

/** {@link scanTrust} as a query of TanStack Query, for hooks, loaders and prefetching. */
export function scanTrustQuery(client: SitelensClient, params: ScanReference): ReadQuery<ScanTrust> {
  return readQuery({
    queryKey: [...resultsKey(client, params), 'trust'],
    queryFn: ({ signal }) => scanTrust(client, params, signal),
    retry: retryUnlessRefused,
  });
}
