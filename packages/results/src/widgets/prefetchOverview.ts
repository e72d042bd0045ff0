import type { SitelensClient } from '@sitelens/api-client';
import {
  accessibilityCategoriesQuery,
  accessibilityStatisticsQuery,
  commonComponentsQuery,
  isRunning,
  type ParsedScan,
  pagesQuery,
  scansQuery,
  scanTrustQuery,
} from '@sitelens/api-client/endpoints';
import type { QueryClient } from '@tanstack/react-query';
import type { TableView } from '../table/tableView.ts';
import { changedCategories } from './changedCategories.ts';
import { commonComponentsParams, pagesParams } from './listParams.ts';

/** Which overview is on its way: a project's, and the views of its two tables. */
export interface PrefetchOverviewParams {
  readonly projectId: string;
  /** Of the list of pages. */
  readonly view: TableView;
  readonly commonComponentsView: TableView;
}

/**
 * Starts what `ProjectOverview` will ask for, for hosts that know that it comes before its code is there. What
 * needs no scan is started at once, the rest together as soon as the latest scan is known. The widget tells of
 * failures; here they are none.
 */
export async function prefetchOverview(
  client: SitelensClient,
  queryClient: QueryClient,
  params: PrefetchOverviewParams,
): Promise<void> {
  const { projectId } = params;
  const statistics = queryClient.prefetchQuery(accessibilityStatisticsQuery(client, { projectId }));
  const scans = await queryClient.ensureQueryData(scansQuery(client, { projectId })).catch(() => []);
  const [latest] = scans;
  await Promise.all([statistics, latest && prefetchResults(client, queryClient, latest, params)]);
}

async function prefetchResults(
  client: SitelensClient,
  queryClient: QueryClient,
  scan: ParsedScan,
  { view, commonComponentsView }: PrefetchOverviewParams,
): Promise<void> {
  const { projectId, scanId, status } = scan;
  const pages = pagesParams({ projectId, scanId }, view);
  const components = commonComponentsParams({ projectId, scanId }, commonComponentsView);
  const hasResults = status !== 'FAILED';
  await Promise.all([
    queryClient.prefetchQuery(pagesQuery(client, pages)),
    !isRunning(scan) && queryClient.prefetchQuery(scanTrustQuery(client, { projectId, scanId })),
    hasResults && queryClient.prefetchQuery(commonComponentsQuery(client, components)),
    hasResults &&
      !isRunning(scan) &&
      queryClient.prefetchQuery(accessibilityCategoriesQuery(client, changedCategories(scan))),
  ]);
}
