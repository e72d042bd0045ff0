import { ButtonLink } from '@sitelens/ui/primitives';
import { NotFound } from '@sitelens/ui/shell';
import { PageTitle } from '../navigation/PageTitle.tsx';
import { pathsIn } from '../navigation/paths.ts';
import { useMode } from '../navigation/useMode.ts';
import { useSignInHrefs } from '../navigation/useSignInHrefs.ts';
import { useSession } from '../session/useSession.ts';
import { useDashboardWords } from '../words.ts';

/**
 * There is no such project, or none for who asks: nobody can tell which. In public it may be one of the
 * reader's own, so that they are offered to log in.
 */
export function ProjectMissing() {
  const t = useDashboardWords();
  const isPublic = useMode() === 'public';
  const { kind } = useSession();
  const { signIn } = useSignInHrefs();
  return (
    <>
      <PageTitle>{t('projectMissing.title')}</PageTitle>
      <NotFound
        title={t('projectMissing.title')}
        detail={t(isPublic ? 'projectMissing.publicDetail' : 'projectMissing.detail')}
        dashboardHref={pathsIn.dashboard.home}
        {...(isPublic && { publicHref: pathsIn.public.home })}
      >
        {isPublic && kind === 'visitor' && <ButtonLink href={signIn}>{t('nav.signIn')}</ButtonLink>}
        {isPublic && kind === 'account' && (
          <ButtonLink href={pathsIn.dashboard.home}>{t('nav.dashboard')}</ButtonLink>
        )}
      </NotFound>
    </>
  );
}
