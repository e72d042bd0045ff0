import type { MobileFriendlyIssueList } from '../contract/types.ts';
import type { SitelensClient } from '../http/client.ts';
import { filterQuery } from './filterQuery.ts';
import { type PageReference, type Paging, resultsKey } from './queryKeys.ts';
import { anObject, read, rowsIn } from './read.ts';
import { type ReadQuery, readQuery } from './readQuery.ts';
import { retryUnlessRefused } from './retry.ts';

/** One mobile-friendliness issue on one page of a scan, and the part of its list. */
export interface MobileFriendlyIssuesParams extends PageReference, Paging {
  /** The issue's id, such as `tap-target-too-small`. */
  readonly issueId: string;
  /** NEW, UNCHANGED, FIXED: only elements that are one of these. Without, all but those that are fixed. */
  readonly filterSinceLastScan?: readonly string[];
}

/** The elements that have one issue on one page, in document order; those that are fixed last, where asked for. */
export function mobileFriendlyIssues(
  client: SitelensClient,
  params: MobileFriendlyIssuesParams,
  signal?: AbortSignal,
): Promise<MobileFriendlyIssueList> {
  const { projectId, scanId, pageId, issueId, filterSinceLastScan, ...paging } = params;
  return read(
    client,
    (wire) =>
      wire.GET('/api/v1/projects/{projectId}/scans/{scanId}/mobile-friendly/pages/{pageId}/{issueId}', {
        params: {
          path: { projectId, scanId, pageId, issueId },
          query: { ...paging, ...filterQuery({ filterSinceLastScan }) },
        },
        signal: signal ?? null,
      }),
    (list) => {
      rowsIn('issues')(list.data);
      anObject(list.paginationDetails);
      return list;
    },
  );
}

/** {@link mobileFriendlyIssues} as a query of TanStack Query, for hooks, loaders and prefetching. */
export function mobileFriendlyIssuesQuery(
  client: SitelensClient,
  params: MobileFriendlyIssuesParams,
): ReadQuery<MobileFriendlyIssueList> {
  const { projectId, scanId, filterSinceLastScan, ...rest } = params;
  const view = { ...rest, ...filterQuery({ filterSinceLastScan }) };
  return readQuery({
    queryKey: [...resultsKey(client, { projectId, scanId }), 'mobileFriendlyIssues', view],
    queryFn: ({ signal }) => mobileFriendlyIssues(client, params, signal),
    retry: retryUnlessRefused,
  });
}
