import { scanQuery, siteAuditCountsQuery, siteAuditIssuesQuery } from '@sitelens/api-client/endpoints';
import { siteAuditIssuesViewSpec } from '@sitelens/results/site-audit';
import { siteAuditIssuesParams } from '@sitelens/results/widgets';
import type { LoaderFunctionArgs } from 'react-router';
import { requiredParameter } from './layouts/routeParameter.ts';
import { type AuditPart, isOfPart } from './navigation/auditParts.ts';
import { leadToLatestScan, scanOf } from './scanInAddress.ts';
import type { Services } from './services.ts';
import { tableViewIn } from './urlState/tableParameters.ts';

/** Starts the queries of one part of the site audit; as all loaders they wait for none. */
export function createAuditLoaders({ client, queryClient }: Services, part: AuditPart) {
  return {
    latest: (args: LoaderFunctionArgs) =>
      leadToLatestScan({ client, queryClient }, args, ({ audits }) => audits[part].overview),
    overview: ({ params }: LoaderFunctionArgs) => {
      const scan = scanOf(params);
      void queryClient.prefetchQuery(scanQuery(client, scan));
      void queryClient.prefetchQuery(siteAuditCountsQuery(client, scan));
      return null;
    },
    issues: ({ params, request }: LoaderFunctionArgs) => {
      const scan = scanOf(params);
      const issueType = requiredParameter(params, 'issueType');
      if (!isOfPart(part, issueType)) return null;
      const view = tableViewIn(new URL(request.url).searchParams, siteAuditIssuesViewSpec);
      void queryClient.prefetchQuery(scanQuery(client, scan));
      void queryClient.prefetchQuery(siteAuditCountsQuery(client, scan));
      void queryClient.prefetchQuery(
        siteAuditIssuesQuery(client, siteAuditIssuesParams({ ...scan, issueType }, view)),
      );
      return null;
    },
  };
}
