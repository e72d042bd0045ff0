import { NotFound } from '@sitelens/ui/shell';
import { PageTitle } from '../navigation/PageTitle.tsx';
import { paths } from '../navigation/paths.ts';
import { useDashboardWords } from '../words.ts';

export function NotFoundScreen() {
  const t = useDashboardWords();
  return (
    <>
      <PageTitle>{t('titles.notFound')}</PageTitle>
      <NotFound dashboardHref={paths.dashboard} />
    </>
  );
}
