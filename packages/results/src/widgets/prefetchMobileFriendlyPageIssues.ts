import type { SitelensClient } from '@sitelens/api-client';
import {
  mobileFriendlyIssueBoxesQuery,
  mobileFriendlyIssuesQuery,
  pageQuery,
  scanQuery,
} from '@sitelens/api-client/endpoints';
import type { QueryClient } from '@tanstack/react-query';
import {
  type MobileFriendlyIssueOnPage,
  mobileFriendlyIssueBoxesParams,
  mobileFriendlyIssuesParams,
} from './mobileFriendlyParams.ts';
import type { PageIssuesView } from './pageIssuesView.ts';

/** Which elements are on their way: those with one issue on one page, in the view that will show them. */
export interface PrefetchMobileFriendlyPageIssuesParams extends MobileFriendlyIssueOnPage {
  readonly view: PageIssuesView;
}

/**
 * Starts what `MobileFriendlyPageIssues` will ask for, all at once, for hosts that know that it comes before its
 * code is there. The widget tells of failures; here they are none.
 */
export async function prefetchMobileFriendlyPageIssues(
  client: SitelensClient,
  queryClient: QueryClient,
  { view, ...of }: PrefetchMobileFriendlyPageIssuesParams,
): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(scanQuery(client, of)),
    queryClient.prefetchQuery(pageQuery(client, of)),
    queryClient.prefetchQuery(
      mobileFriendlyIssueBoxesQuery(client, mobileFriendlyIssueBoxesParams(of, view)),
    ),
    queryClient.prefetchQuery(mobileFriendlyIssuesQuery(client, mobileFriendlyIssuesParams(of, view))),
  ]);
}
