import type { ParsedProject } from '@sitelens/api-client/endpoints';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { PRIVACY, pathsIn, START_PAGE, TERMS } from '../navigation/paths.ts';
import { useMode } from '../navigation/useMode.ts';
import { signUpHref } from '../session/expiry.ts';
import { waitMemory } from './visitorMemory.ts';

const FreemiumOverlay = lazy(async () => ({
  default: (await import('@sitelens/results/widgets')).FreemiumOverlay,
}));

const DASHBOARD = { pathname: pathsIn.dashboard.home, search: '' };

/**
 * The wait for a visitor's own scan. Only of one page: a whole website takes so long that what has been found so
 * far is worth more than the wait.
 */
export function VisitorsOverlay({ project }: { project: ParsedProject }) {
  const navigate = useNavigate();
  const mode = useMode();
  if (mode !== 'public' || project.isMember || project.maxPages > 1) return null;
  return (
    <Suspense>
      <FreemiumOverlay
        projectId={project.id}
        memory={waitMemory}
        signUpHref={signUpHref(DASHBOARD)}
        termsHref={TERMS}
        privacyHref={PRIVACY}
        anotherPageHref={START_PAGE}
        onStartedAgain={({ projectId }) => void navigate(pathsIn.public.project(projectId))}
      />
    </Suspense>
  );
}
