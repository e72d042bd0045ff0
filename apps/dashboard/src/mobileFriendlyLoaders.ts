import {
  mobileFriendlyCategoriesQuery,
  mobileFriendlyIssuePagesQuery,
  scanQuery,
} from '@sitelens/api-client/endpoints';
import { mobileFriendlyCategoriesViewSpec, rulePagesViewSpec } from '@sitelens/results/mobile';
import {
  mobileFriendlyCategoriesParams,
  mobileFriendlyIssuePagesParams,
  pageIssuesViewSpec,
  prefetchMobileFriendlyPageIssues,
} from '@sitelens/results/widgets';
import type { LoaderFunctionArgs } from 'react-router';
import { requiredParameter } from './layouts/routeParameter.ts';
import { leadToLatestScan, scanOf } from './scanInAddress.ts';
import type { Services } from './services.ts';
import { tableViewIn } from './urlState/tableParameters.ts';

/** Starts the queries of the mobile usability screens; as all loaders they wait for none. */
export function createMobileFriendlyLoaders({ client, queryClient }: Services) {
  return {
    latest: (args: LoaderFunctionArgs) =>
      leadToLatestScan({ client, queryClient }, args, ({ mobileFriendly }) => mobileFriendly.categories),
    categories: ({ params, request }: LoaderFunctionArgs) => {
      const scan = scanOf(params);
      const view = tableViewIn(new URL(request.url).searchParams, mobileFriendlyCategoriesViewSpec);
      void queryClient.prefetchQuery(scanQuery(client, scan));
      void queryClient.prefetchQuery(
        mobileFriendlyCategoriesQuery(client, mobileFriendlyCategoriesParams(scan, view)),
      );
      return null;
    },
    issue: ({ params, request }: LoaderFunctionArgs) => {
      const scan = scanOf(params);
      const issue = { ...scan, issueId: requiredParameter(params, 'issueId') };
      const view = tableViewIn(new URL(request.url).searchParams, rulePagesViewSpec);
      void queryClient.prefetchQuery(scanQuery(client, scan));
      void queryClient.prefetchQuery(
        mobileFriendlyIssuePagesQuery(client, mobileFriendlyIssuePagesParams(issue, view)),
      );
      return null;
    },
    page: ({ params, request }: LoaderFunctionArgs) => {
      void prefetchMobileFriendlyPageIssues(client, queryClient, {
        ...scanOf(params),
        pageId: requiredParameter(params, 'pageId'),
        issueId: requiredParameter(params, 'issueId'),
        view: tableViewIn(new URL(request.url).searchParams, pageIssuesViewSpec),
      });
      return null;
    },
  };
}
