import type { SitelensClient } from '@sitelens/api-client';
import {
  accessibilityIssueBoxesQuery,
  accessibilityIssuesQuery,
  pageQuery,
} from '@sitelens/api-client/endpoints';
import type { QueryClient } from '@tanstack/react-query';
import { issueBoxesParams, pageIssuesParams, type RuleOnPage } from './pageIssuesParams.ts';
import type { PageIssuesView } from './pageIssuesView.ts';

/** Which issues are on their way: one rule's on one page, in the view that will show them. */
export interface PrefetchPageIssuesParams extends RuleOnPage {
  readonly view: PageIssuesView;
}

/**
 * Starts what `AccessibilityPageIssues` will ask for, all at once, for hosts that know that it comes before its
 * code is there. The widget tells of failures; here they are none.
 */
export async function prefetchPageIssues(
  client: SitelensClient,
  queryClient: QueryClient,
  { view, ...of }: PrefetchPageIssuesParams,
): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(pageQuery(client, of)),
    queryClient.prefetchQuery(accessibilityIssueBoxesQuery(client, issueBoxesParams(of, view))),
    queryClient.prefetchQuery(accessibilityIssuesQuery(client, pageIssuesParams(of, view))),
  ]);
}
