import { ButtonLink } from '@sitelens/ui/primitives';
import { NotFound } from '@sitelens/ui/shell';
import { PageTitle } from '../navigation/PageTitle.tsx';
import { pathsIn } from '../navigation/paths.ts';
import { useMode } from '../navigation/useMode.ts';
import { useDashboardWords } from '../words.ts';

/** Leads to the dashboard, as the specification says; in public to the start page before that. */
export function NotFoundScreen() {
  const t = useDashboardWords();
  const dashboard = pathsIn.dashboard.home;
  return (
    <>
      <PageTitle>{t('titles.notFound')}</PageTitle>
      {useMode() === 'dashboard' ? (
        <NotFound dashboardHref={dashboard} />
      ) : (
        <NotFound publicHref={pathsIn.public.home}>
          <ButtonLink href={dashboard}>{t('nav.dashboard')}</ButtonLink>
        </NotFound>
      )}
    </>
  );
}
