import { Button, FailureState } from '@sitelens/ui/primitives';
import { RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { PageTitle } from '../navigation/PageTitle.tsx';
import { useDashboardWords } from '../words.ts';

/** In place of a screen that threw, or whose code could not be loaded. */
export function Crashed() {
  const t = useDashboardWords();
  const error = useRouteError();
  useEffect(() => {
    reportError(error);
  }, [error]);
  return (
    <main>
      <PageTitle>{t('crashed.title')}</PageTitle>
      <FailureState
        level={1}
        title={t('crashed.title')}
        detail={t('crashed.detail')}
        action={
          <Button icon={<RotateCw aria-hidden />} onClick={() => window.location.reload()}>
            {t('crashed.reload')}
          </Button>
        }
      />
    </main>
  );
}
