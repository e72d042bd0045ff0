import { projectQuery, scanQuery } from '@sitelens/api-client/endpoints';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { scanOf } from './scanInAddress.ts';
import type { Services } from './services.ts';

function startReport({ client, queryClient }: Services) {
  return ({ params }: LoaderFunctionArgs) => {
    const scan = scanOf(params);
    void queryClient.prefetchQuery(projectQuery(client, scan));
    void queryClient.prefetchQuery(scanQuery(client, scan));
    return null;
  };
}

/** Below a project of the dashboard. */
export function reportingRoute(services: Services): RouteObject {
  return {
    path: 'scans/:scanId/reporting',
    loader: startReport(services),
    lazy: () => import('./screens/ReportingScreen.tsx'),
  };
}

/** The report made for print: nothing stands around it. */
export function exportRoute(services: Services): RouteObject {
  return {
    path: 'export/:projectId/scans/:scanId',
    loader: startReport(services),
    lazy: () => import('./screens/ExportScreen.tsx'),
  };
}
