import type { RouteObject } from 'react-router';
import { createAuditLoaders } from './auditLoaders.ts';
import type { AuditPart } from './navigation/auditParts.ts';
import { auditPatterns } from './navigation/auditPaths.ts';
import type { Services } from './services.ts';

/** The screens of one part of the site audit, below a project. */
export function auditRoutes(services: Services, part: AuditPart): RouteObject[] {
  const load = createAuditLoaders(services, part);
  const patterns = auditPatterns(part);
  return [
    { path: patterns.latest, loader: load.latest, element: null },
    {
      path: patterns.overview,
      loader: load.overview,
      lazy: async () => {
        const { AuditOverviewScreen, auditOverviewHandle } = await import(
          './screens/AuditOverviewScreen.tsx'
        );
        return { element: <AuditOverviewScreen part={part} />, handle: auditOverviewHandle(part) };
      },
    },
    {
      path: patterns.issues,
      loader: load.issues,
      lazy: async () => {
        const { AuditIssuesScreen, auditIssuesHandle } = await import('./screens/AuditIssuesScreen.tsx');
        return { element: <AuditIssuesScreen part={part} />, handle: auditIssuesHandle(part) };
      },
    },
  ];
}
