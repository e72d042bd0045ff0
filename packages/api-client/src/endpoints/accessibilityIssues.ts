import { queryOptions } from '@tanstack/react-query';
import type { AccessibilityIssueList } from '../contract/types.ts';
import type { SitelensClient } from '../http/client.ts';
import { type PageReference, type Paging, resultsKey } from './queryKeys.ts';
import { read, rowsIn } from './read.ts';
import { retryUnlessRefused } from './retry.ts';

export interface AccessibilityIssuesParams extends PageReference, Paging {
  /** The rule's id, such as `image-alt`. */
  readonly accessibilityId: string;
}

/** The issues of one rule on one page, in document order. */
export function accessibilityIssues(
  client: SitelensClient,
  params: AccessibilityIssuesParams,
  signal?: AbortSignal,
): Promise<AccessibilityIssueList> {
  const { projectId, scanId, pageId, accessibilityId, ...query } = params;
  return read(
    client,
    (wire) =>
      wire.GET('/api/v1/projects/{projectId}/scans/{scanId}/accessibility/pages/{pageId}/{accessibilityId}', {
        params: { path: { projectId, scanId, pageId, accessibilityId }, query },
        signal: signal ?? null,
      }),
    rowsIn('content'),
  );
}

export function accessibilityIssuesQuery(client: SitelensClient, params: AccessibilityIssuesParams) {
  const { projectId, scanId, ...view } = params;
  return queryOptions({
    queryKey: [...resultsKey(client, { projectId, scanId }), 'accessibilityIssues', view],
    queryFn: ({ signal }) => accessibilityIssues(client, params, signal),
    retry: retryUnlessRefused,
  });
}
