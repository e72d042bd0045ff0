import type { AccessibilityIssueBoxList } from '../contract/types.ts';
import type { SitelensClient } from '../http/client.ts';
import type { AccessibilityIssuesParams } from './accessibilityIssues.ts';
import { filterQuery } from './filterQuery.ts';
import { resultsKey } from './queryKeys.ts';
import { read, rowsIn } from './read.ts';
import { type ReadQuery, readQuery } from './readQuery.ts';
import { retryUnlessRefused } from './retry.ts';

/** One rule on one page of a scan: boxes come all at once. */
export type AccessibilityIssueBoxesParams = Omit<AccessibilityIssuesParams, 'page' | 'size'>;

/**
 * Where all the issues of one rule on one page are, in document order: the first 5,000, without those
 * that are fixed. Each says its `position` in the list of {@link accessibilityIssues} of the same filter.
 */
export function accessibilityIssueBoxes(
  client: SitelensClient,
  params: AccessibilityIssueBoxesParams,
  signal?: AbortSignal,
): Promise<AccessibilityIssueBoxList> {
  const { projectId, scanId, pageId, accessibilityId, filterSinceLastScan } = params;
  return read(
    client,
    (wire) =>
      wire.GET(
        '/api/v1/projects/{projectId}/scans/{scanId}/accessibility/pages/{pageId}/{accessibilityId}/boxes',
        {
          params: {
            path: { projectId, scanId, pageId, accessibilityId },
            query: filterQuery({ filterSinceLastScan }),
          },
          signal: signal ?? null,
        },
      ),
    rowsIn('content'),
  );
}

/** {@link accessibilityIssueBoxes} as a query of TanStack Query, for hooks, loaders and prefetching. */
export function accessibilityIssueBoxesQuery(
  client: SitelensClient,
  params: AccessibilityIssueBoxesParams,
): ReadQuery<AccessibilityIssueBoxList> {
  const { pageId, accessibilityId, filterSinceLastScan } = params;
  const view = { pageId, accessibilityId, ...filterQuery({ filterSinceLastScan }) };
  return readQuery({
    queryKey: [...resultsKey(client, params), 'accessibilityIssueBoxes', view],
    queryFn: ({ signal }) => accessibilityIssueBoxes(client, params, signal),
    retry: retryUnlessRefused,
  });
}
