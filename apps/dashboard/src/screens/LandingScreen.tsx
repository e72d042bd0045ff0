import { tokenInfoQuery } from '@sitelens/api-client/endpoints';
import { useSitelensClient } from '@sitelens/results/widgets';
import { ButtonLink, EmptyState } from '@sitelens/ui/primitives';
import { useQuery } from '@tanstack/react-query';
import { ScanEye } from 'lucide-react';
import { Navigate } from 'react-router';
import { PageTitle } from '../navigation/PageTitle.tsx';
import { paths } from '../navigation/paths.ts';
import { signInHref } from '../session/expiry.ts';
import { useDashboardWords } from '../words.ts';

const DASHBOARD = { pathname: paths.dashboard, search: '' };

/** Who is signed in is led on; everybody else is told what this is, and where to sign in. */
export function LandingScreen() {
  const t = useDashboardWords();
  const { data } = useQuery(tokenInfoQuery(useSitelensClient()));
  if (data?.authenticated) return <Navigate to={paths.dashboard} replace />;
  return (
    <>
      <PageTitle>{t('titles.landing')}</PageTitle>
      <EmptyState
        level={1}
        icon={<ScanEye />}
        title={t('landing.heading')}
        detail={t('landing.detail')}
        action={
          <ButtonLink href={signInHref(DASHBOARD)} variant="primary">
            {t('landing.signIn')}
          </ButtonLink>
        }
      />
    </>
  );
}
