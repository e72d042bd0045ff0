import { Navigate, type RouteObject } from 'react-router';
import { auditRoutes } from './auditRoutes.tsx';
import { Crashed } from './layouts/Crashed.tsx';
import { DashboardLayout } from './layouts/DashboardLayout.tsx';
import { PublicLayout } from './layouts/PublicLayout.tsx';
import { RootLayout } from './layouts/RootLayout.tsx';
import { createLoaders } from './loaders.ts';
import { mobileFriendlyRoutes } from './mobileFriendlyRoutes.ts';
import { PUBLIC_AUDIT_PARTS } from './navigation/auditParts.ts';
import { PRICING, PRIVACY, pathsIn, START_PAGE, TERMS } from './navigation/paths.ts';
import { exportRoute, reportingRoute } from './reportRoutes.ts';
import { NotFoundScreen } from './screens/NotFoundScreen.tsx';
import type { Services } from './services.ts';

type Loaders = ReturnType<typeof createLoaders>;

/** Every address of the app. A screen's code is loaded when it is first opened, beside its data. */
export function createRoutes(services: Services): RouteObject[] {
  const load = createLoaders(services);
  const inBothModes = [...mobileFriendlyRoutes(services), ...auditRoutes(services, 'siteAudit')];
  const publicAudits = PUBLIC_AUDIT_PARTS.flatMap((part) => auditRoutes(services, part));
  const dashboard: RouteObject = {
    path: 'dashboard',
    loader: load.dashboard,
    element: <DashboardLayout />,
    children: [
      { index: true, loader: load.projects, lazy: () => import('./screens/ProjectsScreen.tsx') },
      { path: 'projects', element: <Navigate to={pathsIn.dashboard.home} replace /> },
      colourContrast,
      { path: 'settings', lazy: () => import('./screens/UserSettingsScreen.tsx') },
      projectRoute(load, [...inBothModes, projectSettings, reportingRoute(services)]),
      { path: '*', element: <NotFoundScreen /> },
    ],
  };
  const open: RouteObject = {
    loader: load.open,
    element: <PublicLayout />,
    children: [
      { index: true, lazy: () => import('./screens/LandingScreen.tsx') },
      {
        path: START_PAGE,
        lazy: async () => ({ Component: (await import('./screens/LandingScreen.tsx')).HomeScreen }),
      },
      colourContrast,
      { path: PRICING, lazy: () => import('./screens/PricingScreen.tsx') },
      { path: TERMS, lazy: () => import('./screens/legal/TermsScreen.tsx') },
      { path: PRIVACY, lazy: () => import('./screens/legal/PrivacyScreen.tsx') },
      // Which projects are public is told to nobody.
      { path: 'projects', element: <Navigate to={pathsIn.public.home} replace /> },
      projectRoute(load, [...inBothModes, ...publicAudits]),
      { path: '*', element: <NotFoundScreen /> },
    ],
  };
  return [
    {
      element: <RootLayout services={services} />,
      errorElement: <Crashed services={services} />,
      hydrateFallbackElement: <div />,
      children: [dashboard, exportRoute(services), open],
    },
  ];
}

/** Needs no data, and nobody's leave. */
const colourContrast: RouteObject = {
  path: 'color-contrast',
  lazy: () => import('./screens/ColorContrastScreen.tsx'),
};

/** In the dashboard only. What it needs is fetched by the routes above. */
const projectSettings: RouteObject = {
  path: 'settings',
  lazy: () => import('./screens/ProjectSettingsScreen.tsx'),
};

/** A project's screens, the same in both modes but for the audits; what they lead to follows from the address. */
function projectRoute(load: Loaders, further: readonly RouteObject[]): RouteObject {
  return {
    path: 'projects/:projectId',
    loader: load.project,
    lazy: async () => ({ Component: (await import('./layouts/ProjectLayout.tsx')).ProjectLayout }),
    children: [
      { index: true, loader: load.overview, lazy: () => import('./screens/OverviewScreen.tsx') },
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
      ...further,
    ],
  };
}
