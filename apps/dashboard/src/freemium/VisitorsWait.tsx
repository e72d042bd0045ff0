import { FreemiumOverlay } from '@sitelens/results/widgets';
import { useNavigate } from 'react-router';
import { PRIVACY, pathsIn, START_PAGE, TERMS } from '../navigation/paths.ts';
import { signUpHref } from '../session/expiry.ts';
import { waitMemory } from './visitorMemory.ts';

const DASHBOARD = { pathname: pathsIn.dashboard.home, search: '' };

/** The overlay of a visitor who waits for a scan, at its addresses in this app. */
export function VisitorsWait({ projectId }: { projectId: string }) {
  const navigate = useNavigate();
  return (
    <FreemiumOverlay
      projectId={projectId}
      memory={waitMemory}
      signUpHref={signUpHref(DASHBOARD)}
      termsHref={TERMS}
      privacyHref={PRIVACY}
      anotherPageHref={START_PAGE}
      onStartedAgain={(started) => void navigate(pathsIn.public.project(started.projectId))}
    />
  );
}
