import { Navigate, type RouteObject } from 'react-router';
import { Crashed } from './layouts/Crashed.tsx';
import { DashboardLayout } from './layouts/DashboardLayout.tsx';
import { PublicLayout } from './layouts/PublicLayout.tsx';
import { RootLayout } from './layouts/RootLayout.tsx';
import { createLoaders } from './loaders.ts';
import { paths } from './navigation/paths.ts';
import { LandingScreen } from './screens/LandingScreen.tsx';
import { NotFoundScreen } from './screens/NotFoundScreen.tsx';
import type { Services } from './services.ts';

/** Every address of the app. A screen's code is loaded when it is first opened, beside its data. */
export function createRoutes(services: Services): RouteObject[] {
  const load = createLoaders(services);
  const project: RouteObject = {
    path: 'projects/:projectId',
    loader: load.project,
    lazy: async () => ({ Component: (await import('./layouts/ProjectLayout.tsx')).ProjectLayout }),
    children: [
      { index: true, lazy: () => import('./screens/OverviewScreen.tsx') },
      { path: 'accessibility', loader: load.latestAccessibility, element: null },
      {
        path: 'scans/:scanId/accessibility',
        loader: load.categories,
        lazy: () => import('./screens/CategoriesScreen.tsx'),
      },
      {
        path: 'scans/:scanId/accessibility/:accessibilityId',
        loader: load.rulePages,
        lazy: () => import('./screens/RulePagesScreen.tsx'),
      },
      {
        path: 'scans/:scanId/accessibility/pages/:pageId/:accessibilityId',
        loader: load.pageIssues,
        lazy: () => import('./screens/PageIssuesScreen.tsx'),
      },
      { path: '*', element: <NotFoundScreen /> },
    ],
  };
  const dashboard: RouteObject = {
    path: 'dashboard',
    loader: load.dashboard,
    element: <DashboardLayout />,
    children: [
      { index: true, loader: load.projects, lazy: () => import('./screens/ProjectsScreen.tsx') },
      { path: 'projects', element: <Navigate to={paths.dashboard} replace /> },
      project,
      { path: '*', element: <NotFoundScreen /> },
    ],
  };
  const open: RouteObject = {
    element: <PublicLayout />,
    children: [
      { index: true, loader: load.landing, element: <LandingScreen /> },
      { path: '*', element: <NotFoundScreen /> },
    ],
  };
  return [
    {
      element: <RootLayout />,
      errorElement: <Crashed />,
      hydrateFallbackElement: <div />,
      children: [dashboard, open],
    },
  ];
}
