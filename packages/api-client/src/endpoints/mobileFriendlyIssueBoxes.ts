import type { AccessibilityIssueBoxList } from '../contract/types.ts';
import type { SitelensClient } from '../http/client.ts';
import { filterQuery } from './filterQuery.ts';
import type { MobileFriendlyIssuesParams } from './mobileFriendlyIssues.ts';
import { resultsKey } from './queryKeys.ts';
import { read, rowsIn } from './read.ts';
import { type ReadQuery, readQuery } from './readQuery.ts';
import { retryUnlessRefused } from './retry.ts';

/** One issue on one page of a scan: boxes come all at once. */
export type MobileFriendlyIssueBoxesParams = Omit<MobileFriendlyIssuesParams, 'page' | 'size'>;

/**
 * Where all the elements with one issue on one page are, in document order: the first 5,000, without those
 * that are fixed. Each says its `position` in the list of {@link mobileFriendlyIssues} of the same filter.
 */
export function mobileFriendlyIssueBoxes(
  client: SitelensClient,
  params: MobileFriendlyIssueBoxesParams,
  signal?: AbortSignal,
): Promise<AccessibilityIssueBoxList> {
  const { projectId, scanId, pageId, issueId, filterSinceLastScan } = params;
  return read(
    client,
    (wire) =>
      wire.GET('/api/v1/projects/{projectId}/scans/{scanId}/mobile-friendly/pages/{pageId}/{issueId}/boxes', {
        params: {
          path: { projectId, scanId, pageId, issueId },
          query: filterQuery({ filterSinceLastScan }),
        },
        signal: signal ?? null,
      }),
    rowsIn('content'),
  );
}

/** {@link mobileFriendlyIssueBoxes} as a query of TanStack Query, for hooks, loaders and prefetching. */
export function mobileFriendlyIssueBoxesQuery(
  client: SitelensClient,
  params: MobileFriendlyIssueBoxesParams,
): ReadQuery<AccessibilityIssueBoxList> {
  const { pageId, issueId, filterSinceLastScan } = params;
  const view = { pageId, issueId, ...filterQuery({ filterSinceLastScan }) };
  return readQuery({
    queryKey: [...resultsKey(client, params), 'mobileFriendlyIssueBoxes', view],
    queryFn: ({ signal }) => mobileFriendlyIssueBoxes(client, params, signal),
    retry: retryUnlessRefused,
  });
}
