import type { AccessibilityStatistics } from '../contract/types.ts';
import type { SitelensClient } from '../http/client.ts';
import { type ProjectReference, statisticsKey } from './queryKeys.ts';
import { anObject, read } from './read.ts';
import { type ReadQuery, readQuery } from './readQuery.ts';
import { retryUnlessRefused } from './retry.ts';

/** How many issues each of the project's newest 200 scans found, by impact; of a running one, so far. */
export function accessibilityStatistics(
  client: SitelensClient,
  { projectId }: ProjectReference,
  signal?: AbortSignal,
): Promise<AccessibilityStatistics> {
  return read(
    client,
    (wire) =>
      wire.GET('/api/v1/projects/{projectId}/scans/accessibility/statistics', {
        params: { path: { projectId }, query: { countByProperty: 'impact' } },
        signal: signal ?? null,
      }),
    (statistics) => {
      for (const counts of Object.values(anObject(statistics.responseByProperty.impact.countByScanId))) {
        if (!Array.isArray(counts)) throw new TypeError('the counts of a scan are no list');
      }
      return statistics;
    },
  );
}

/** {@link accessibilityStatistics} as a query of TanStack Query, for hooks, loaders and prefetching. */
export function accessibilityStatisticsQuery(
  client: SitelensClient,
  { projectId }: ProjectReference,
): ReadQuery<AccessibilityStatistics> {
  return readQuery({
    queryKey: [...statisticsKey(client, { projectId }), 'accessibilityStatistics', 'impact'],
    queryFn: ({ signal }) => accessibilityStatistics(client, { projectId }, signal),
    retry: retryUnlessRefused,
  });
}
