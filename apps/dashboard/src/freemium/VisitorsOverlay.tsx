import type { ParsedProject } from '@sitelens/api-client/endpoints';
import { lazy, Suspense } from 'react';
import { useMode } from '../navigation/useMode.ts';

/** Hardly ever needed. */
const VisitorsWait = lazy(async () => ({
  default: (await import('./VisitorsWait.tsx')).VisitorsWait,
}));

/**
 * The wait for a visitor's own scan. Only of one page: a whole website takes so long that what has been found so
 * far is worth more than the wait.
 */
export function VisitorsOverlay({ project }: { project: ParsedProject }) {
  const mode = useMode();
  if (mode !== 'public' || project.isMember || project.maxPages > 1) return null;
  return (
    <Suspense>
      <VisitorsWait projectId={project.id} />
    </Suspense>
  );
}
