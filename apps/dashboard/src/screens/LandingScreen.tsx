import { ButtonLink, EmptyState } from '@sitelens/ui/primitives';
import { ScanEye } from 'lucide-react';
import { Navigate } from 'react-router';
import { PageTitle } from '../navigation/PageTitle.tsx';
import { PRICING, pathsIn } from '../navigation/paths.ts';
import { signInHref, signUpHref } from '../session/expiry.ts';
import { useSession } from '../session/useSession.ts';
import { useDashboardWords } from '../words.ts';

const DASHBOARD = { pathname: pathsIn.dashboard.home, search: '' };

/** Who is signed in is led on; everybody else is told what this is, and where to sign in. */
export function LandingScreen() {
  const t = useDashboardWords();
  if (useSession().kind === 'account') return <Navigate to={pathsIn.dashboard.home} replace />;
  return (
    <>
      <PageTitle>{t('titles.landing')}</PageTitle>
      <EmptyState
        level={1}
        icon={<ScanEye />}
        title={t('landing.heading')}
        detail={t('landing.detail')}
        action={
          <>
            <ButtonLink href={signUpHref(DASHBOARD)} variant="primary">
              {t('landing.startFreeTrial')}
            </ButtonLink>
            <ButtonLink href={signInHref(DASHBOARD)}>{t('landing.signIn')}</ButtonLink>
            <ButtonLink href={PRICING} variant="ghost">
              {t('landing.pricing')}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
