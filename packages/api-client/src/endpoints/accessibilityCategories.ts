import { queryOptions } from '@tanstack/react-query';
import type { AccessibilityCategoryList } from '../contract/types.ts';
import type { SitelensClient } from '../http/client.ts';
import { type Paging, resultsKey, type ScanReference } from './queryKeys.ts';
import { read, rowsIn } from './read.ts';
import { retryUnlessRefused } from './retry.ts';

export interface AccessibilityCategoriesParams extends ScanReference, Paging {}

/** The rules that failed, most severe impact first. */
export function accessibilityCategories(
  client: SitelensClient,
  params: AccessibilityCategoriesParams,
  signal?: AbortSignal,
): Promise<AccessibilityCategoryList> {
  const { projectId, scanId, ...query } = params;
  return read(
    client,
    (wire) =>
      wire.GET('/api/v1/projects/{projectId}/scans/{scanId}/accessibility/categories', {
        params: { path: { projectId, scanId }, query },
        signal: signal ?? null,
      }),
    rowsIn('data'),
  );
}

export function accessibilityCategoriesQuery(client: SitelensClient, params: AccessibilityCategoriesParams) {
  const { projectId, scanId, ...view } = params;
  return queryOptions({
    queryKey: [...resultsKey(client, { projectId, scanId }), 'accessibilityCategories', view],
    queryFn: ({ signal }) => accessibilityCategories(client, params, signal),
    retry: retryUnlessRefused,
  });
}
