import {
  accessibilityCategoriesQuery,
  accessibilityRulePagesQuery,
  currentSubscriptionQuery,
  projectQuery,
  projectsWithLatestScansQuery,
  scanQuery,
  scansQuery,
  tokenInfoQuery,
} from '@sitelens/api-client/endpoints';
import { categoriesViewSpec, rulePagesViewSpec } from '@sitelens/results/accessibility';
import { pagesViewSpec, similarIssuesViewSpec } from '@sitelens/results/overview';
import { parseTableView, type TableView, type TableViewSpec } from '@sitelens/results/table';
import {
  categoriesParams,
  pageIssuesViewSpec,
  prefetchOverview,
  prefetchPageIssues,
  rulePagesParams,
} from '@sitelens/results/widgets';
import type { LoaderFunctionArgs } from 'react-router';
import { requiredParameter } from './layouts/routeParameter.ts';
import { leadToLatestScan, scanOf } from './scanInAddress.ts';
import type { Services } from './services.ts';
import { SIMILAR_ISSUES, tableViewIn } from './urlState/tableParameters.ts';

/**
 * Loaders start the queries of a screen together, while its code is still on the way, and wait for none:
 * each widget shows its own skeleton, and its own failure.
 */
export function createLoaders({ client, queryClient }: Services) {
  return {
    dashboard: () => {
      void queryClient.prefetchQuery(tokenInfoQuery(client));
      void queryClient.prefetchQuery(currentSubscriptionQuery(client));
      return null;
    },
    open: () => {
      void queryClient.prefetchQuery(tokenInfoQuery(client));
      return null;
    },
    projects: () => {
      void queryClient.prefetchQuery(projectsWithLatestScansQuery(client));
      return null;
    },
    project: ({ params }: LoaderFunctionArgs) => {
      const projectId = requiredParameter(params, 'projectId');
      void queryClient.prefetchQuery(projectQuery(client, { projectId }));
      void queryClient.prefetchQuery(scansQuery(client, { projectId }));
      return null;
    },
    overview: ({ params, request }: LoaderFunctionArgs) => {
      const { searchParams } = new URL(request.url);
      void prefetchOverview(client, queryClient, {
        projectId: requiredParameter(params, 'projectId'),
        view: tableViewIn(searchParams, pagesViewSpec),
        commonComponentsView: tableViewIn(searchParams, similarIssuesViewSpec, SIMILAR_ISSUES),
      });
      return null;
    },
    categories: ({ params, request }: LoaderFunctionArgs) => {
      const scan = scanOf(params);
      const asked = categoriesParams(scan, viewOf(request, categoriesViewSpec));
      void queryClient.prefetchQuery(scanQuery(client, scan));
      void queryClient.prefetchQuery(accessibilityCategoriesQuery(client, asked));
      return null;
    },
    rulePages: ({ params, request }: LoaderFunctionArgs) => {
      const rule = { ...scanOf(params), accessibilityId: requiredParameter(params, 'accessibilityId') };
      const asked = rulePagesParams(rule, viewOf(request, rulePagesViewSpec));
      void queryClient.prefetchQuery(accessibilityRulePagesQuery(client, asked));
      return null;
    },
    pageIssues: ({ params, request }: LoaderFunctionArgs) => {
      const place = { ...scanOf(params), pageId: requiredParameter(params, 'pageId') };
      const accessibilityId = requiredParameter(params, 'accessibilityId');
      const view = viewOf(request, pageIssuesViewSpec);
      void prefetchPageIssues(client, queryClient, { ...place, accessibilityId, view });
      return null;
    },
    latestAccessibility: (args: LoaderFunctionArgs) =>
      leadToLatestScan({ client, queryClient }, args, ({ accessibility }) => accessibility),
  };
}

function viewOf(request: Request, spec: TableViewSpec): TableView {
  return parseTableView(new URL(request.url).searchParams, spec);
}
