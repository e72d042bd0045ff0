import { ProblemError, UnauthenticatedError } from '@sitelens/api-client';
import { projectQuery } from '@sitelens/api-client/endpoints';
import { useSitelensClient } from '@sitelens/results/widgets';
import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { VisitorsOverlay } from '../freemium/VisitorsOverlay.tsx';
import type { Mode } from '../navigation/mode.ts';
import { useMode } from '../navigation/useMode.ts';
import { ProjectFailure } from './ProjectFailure.tsx';
import { ProjectHeader } from './ProjectHeader.tsx';
import { ProjectHeaderSkeleton } from './ProjectHeaderSkeleton.tsx';
import { ProjectMissing } from './ProjectMissing.tsx';
import { useRouteParameter } from './routeParameter.ts';
import { ScanGuard } from './ScanGuard.tsx';

/** The header of a website's screens, over the screen itself. */
export function ProjectLayout() {
  const mode = useMode();
  const projectId = useRouteParameter('projectId');
  const project = useQuery(projectQuery(useSitelensClient(), { projectId }));
  if (!project.data && isMissing(project.error, mode)) return <ProjectMissing />;
  if (!project.data && project.error) return <ProjectFailure error={project.error} projectId={projectId} />;
  // The screen keeps its place: it may have the project before its frame, and must not begin anew then.
  return (
    <>
      {project.data ? <ProjectHeader project={project.data} /> : <ProjectHeaderSkeleton />}
      <ScanGuard projectId={projectId}>
        <Outlet />
      </ScanGuard>
      {project.data && <VisitorsOverlay key={project.data.id} project={project.data} />}
    </>
  );
}

/** Of a project that is not public the service says 401 to a visitor, as of one that there isn't. */
function isMissing(error: Error | null, mode: Mode): boolean {
  if (error instanceof ProblemError) return [400, 404].includes(error.status);
  return mode === 'public' && error instanceof UnauthenticatedError;
}
