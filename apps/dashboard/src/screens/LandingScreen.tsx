import { Navigate } from 'react-router';
import { LandingPage } from '../freemium/LandingPage.tsx';
import { PageTitle } from '../navigation/PageTitle.tsx';
import { pathsIn } from '../navigation/paths.ts';
import { usePublicPageWords } from '../publicPageWords.ts';
import { useSession } from '../session/useSession.ts';

/** Who is signed in is led on; everybody else is told what this is, and may try it. */
export function Component() {
  if (useSession().kind === 'account') return <Navigate to={pathsIn.dashboard.home} replace />;
  return <Landing isSignedIn={false} />;
}

/** The same at an address of its own, which leads nobody on: for who is signed in, and comes back to it. */
export function HomeScreen() {
  return <Landing isSignedIn={useSession().kind === 'account'} />;
}

function Landing({ isSignedIn }: { isSignedIn: boolean }) {
  const t = usePublicPageWords();
  return (
    <>
      <PageTitle description={t('publicPages.landing.description')}>
        {t('publicPages.landing.title')}
      </PageTitle>
      <LandingPage isSignedIn={isSignedIn} />
    </>
  );
}
