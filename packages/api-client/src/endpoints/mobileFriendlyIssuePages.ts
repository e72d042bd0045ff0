import type { MobileFriendlyIssuePageList } from '../contract/types.ts';
import type { SitelensClient } from '../http/client.ts';
import { filterQuery } from './filterQuery.ts';
import { type Ordering, type Paging, resultsKey, type ScanReference } from './queryKeys.ts';
import { anObject, read, rowsIn } from './read.ts';
import { type ReadQuery, readQuery } from './readQuery.ts';
import { retryUnlessRefused } from './retry.ts';

/** One mobile-friendliness issue of a scan, and the part of its list. */
export interface MobileFriendlyIssuePagesParams
  extends ScanReference,
    Paging,
    Ordering<'totalIssues' | 'pageUrl'> {
  /** The issue's id, such as `tap-target-too-small`. */
  readonly issueId: string;
  /** NEW, UNCHANGED, FIXED: only pages with elements that are one of these. */
  readonly filterSinceLastScan?: readonly string[];
}

/** The pages that have one mobile-friendliness issue, by default those with most elements first. */
export function mobileFriendlyIssuePages(
  client: SitelensClient,
  params: MobileFriendlyIssuePagesParams,
  signal?: AbortSignal,
): Promise<MobileFriendlyIssuePageList> {
  const { projectId, scanId, issueId, filterSinceLastScan, ...view } = params;
  return read(
    client,
    (wire) =>
      wire.GET('/api/v1/projects/{projectId}/scans/{scanId}/mobile-friendly/{issueId}', {
        params: {
          path: { projectId, scanId, issueId },
          query: { ...view, ...filterQuery({ filterSinceLastScan }) },
        },
        signal: signal ?? null,
      }),
    (list) => {
      anObject(list.issue);
      return rowsIn('content')(list);
    },
  );
}

/** {@link mobileFriendlyIssuePages} as a query of TanStack Query, for hooks, loaders and prefetching. */
export function mobileFriendlyIssuePagesQuery(
  client: SitelensClient,
  params: MobileFriendlyIssuePagesParams,
): ReadQuery<MobileFriendlyIssuePageList> {
  const { projectId, scanId, filterSinceLastScan, ...rest } = params;
  const view = { ...rest, ...filterQuery({ filterSinceLastScan }) };
  return readQuery({
    queryKey: [...resultsKey(client, { projectId, scanId }), 'mobileFriendlyIssuePages', view],
    queryFn: ({ signal }) => mobileFriendlyIssuePages(client, params, signal),
    retry: retryUnlessRefused,
  });
}
