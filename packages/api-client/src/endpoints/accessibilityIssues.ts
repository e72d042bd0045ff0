import type { AccessibilityIssueList } from '../contract/types.ts';
import type { SitelensClient } from '../http/client.ts';
import { filterQuery } from './filterQuery.ts';
import { type PageReference, type Paging, resultsKey } from './queryKeys.ts';
import { read, rowsIn } from './read.ts';
import { type ReadQuery, readQuery } from './readQuery.ts';
import { retryUnlessRefused } from './retry.ts';

/** One rule on one page of a scan, and the part of its list. */
export interface AccessibilityIssuesParams extends PageReference, Paging {
  /** The rule's id, such as `image-alt`. */
  readonly accessibilityId: string;
  /** NEW, UNCHANGED, FIXED: only issues that are one of these. Without, all but those that are fixed. */
  readonly filterSinceLastScan?: readonly string[];
}

/** The issues of one rule on one page, in document order; those that are fixed last, where asked for. */
export function accessibilityIssues(
  client: SitelensClient,
  params: AccessibilityIssuesParams,
  signal?: AbortSignal,
): Promise<AccessibilityIssueList> {
  const { projectId, scanId, pageId, accessibilityId, filterSinceLastScan, ...paging } = params;
  return read(
    client,
    (wire) =>
      wire.GET('/api/v1/projects/{projectId}/scans/{scanId}/accessibility/pages/{pageId}/{accessibilityId}', {
        params: {
          path: { projectId, scanId, pageId, accessibilityId },
          query: { ...paging, ...filterQuery({ filterSinceLastScan }) },
        },
        signal: signal ?? null,
      }),
    rowsIn('content'),
  );
}

/** {@link accessibilityIssues} as a query of TanStack Query, for hooks, loaders and prefetching. */
export function accessibilityIssuesQuery(
  client: SitelensClient,
  params: AccessibilityIssuesParams,
): ReadQuery<AccessibilityIssueList> {
  const { projectId, scanId, filterSinceLastScan, ...rest } = params;
  const view = { ...rest, ...filterQuery({ filterSinceLastScan }) };
  return readQuery({
    queryKey: [...resultsKey(client, { projectId, scanId }), 'accessibilityIssues', view],
    queryFn: ({ signal }) => accessibilityIssues(client, params, signal),
    retry: retryUnlessRefused,
  });
}
