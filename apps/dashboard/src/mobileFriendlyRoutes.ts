import type { RouteObject } from 'react-router';
import { createMobileFriendlyLoaders } from './mobileFriendlyLoaders.ts';
import type { Services } from './services.ts';

/** The mobile usability screens, below a project. */
export function mobileFriendlyRoutes(services: Services): RouteObject[] {
  const load = createMobileFriendlyLoaders(services);
  return [
    { path: 'mobile-friendly-test', loader: load.latest, element: null },
    {
      path: 'scans/:scanId/mobile-friendly-test',
      loader: load.categories,
      lazy: () => import('./screens/MobileFriendlyScreen.tsx'),
    },
    {
      path: 'scans/:scanId/mobile-friendly-test/:issueId',
      loader: load.issue,
      lazy: () => import('./screens/MobileFriendlyIssueScreen.tsx'),
    },
    {
      path: 'scans/:scanId/mobile-friendly/pages/:pageId/:issueId',
      loader: load.page,
      lazy: () => import('./screens/MobileFriendlyPageScreen.tsx'),
    },
  ];
}
