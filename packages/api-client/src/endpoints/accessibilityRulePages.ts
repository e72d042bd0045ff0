import type { AccessibilityRulePageList } from '../contract/types.ts';
import type { SitelensClient } from '../http/client.ts';
import { filterQuery } from './filterQuery.ts';
import { type Ordering, type Paging, resultsKey, type ScanReference } from './queryKeys.ts';
import { anObject, read, rowsIn } from './read.ts';
import { type ReadQuery, readQuery } from './readQuery.ts';
import { retryUnlessRefused } from './retry.ts';

/** One rule of a scan, and the part of its list. */
export interface AccessibilityRulePagesParams
  extends ScanReference,
    Paging,
    Ordering<'totalIssues' | 'pageUrl'> {
  /** The rule's id, such as `image-alt`. */
  readonly accessibilityId: string;
  /** NEW, UNCHANGED, FIXED: only pages with issues that are one of these. */
  readonly filterSinceLastScan?: readonly string[];
}

/** The pages that fail one rule, by default those with most issues first. */
export function accessibilityRulePages(
  client: SitelensClient,
  params: AccessibilityRulePagesParams,
  signal?: AbortSignal,
): Promise<AccessibilityRulePageList> {
  const { projectId, scanId, accessibilityId, filterSinceLastScan, ...view } = params;
  return read(
    client,
    (wire) =>
      wire.GET('/api/v1/projects/{projectId}/scans/{scanId}/accessibility/{accessibilityId}', {
        params: {
          path: { projectId, scanId, accessibilityId },
          query: { ...view, ...filterQuery({ filterSinceLastScan }) },
        },
        signal: signal ?? null,
      }),
    (list) => {
      anObject(list.rule);
      return rowsIn('content')(list);
    },
  );
}

/** {@link accessibilityRulePages} as a query of TanStack Query, for hooks, loaders and prefetching. */
export function accessibilityRulePagesQuery(
  client: SitelensClient,
  params: AccessibilityRulePagesParams,
): ReadQuery<AccessibilityRulePageList> {
  const { projectId, scanId, filterSinceLastScan, ...rest } = params;
  const view = { ...rest, ...filterQuery({ filterSinceLastScan }) };
  return readQuery({
    queryKey: [...resultsKey(client, { projectId, scanId }), 'accessibilityRulePages', view],
    queryFn: ({ signal }) => accessibilityRulePages(client, params, signal),
    retry: retryUnlessRefused,
  });
}
