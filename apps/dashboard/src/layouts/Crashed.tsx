import { CrashScreen } from '@sitelens/ui/reporting';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { PageTitle } from '../navigation/PageTitle.tsx';
import { useSupportEmail } from '../reporting/useSupportEmail.ts';
import type { Services } from '../services.ts';
import { isMissingCode, reloadOnce } from '../session/reloadOnce.ts';
import { useDashboardWords } from '../words.ts';

/** The script that holds this: its name changes with every build. */
const BUILD = import.meta.url;

function reloadThisPage(): boolean {
  const { navigator, location } = window;
  return reloadOnce({
    // Only when it is asked for: where storage is denied, naming it throws.
    storage: {
      getItem: (key) => sessionStorage.getItem(key),
      setItem: (key, value) => sessionStorage.setItem(key, value),
    },
    build: BUILD,
    isOnline: navigator.onLine,
    reload: () => location.reload(),
  });
}

interface CrashedProps {
  services: Services;
  reload?: () => boolean;
}

/**
 * In place of a screen that threw, or whose code could not be loaded. In a tab that was opened before a new
 * version was installed the code of the old one is gone: that is mended by loading the page anew.
 */
export function Crashed({ services, reload = reloadThisPage }: CrashedProps) {
  const t = useDashboardWords();
  const error = useRouteError();
  const supportEmail = useSupportEmail(services);
  const [isShown, setIsShown] = useState(!isMissingCode(error));
  useEffect(() => {
    if (isMissingCode(error) && reload()) return;
    setIsShown(true);
    reportError(error);
  }, [error, reload]);
  if (!isShown) return null;
  return (
    <>
      <PageTitle>{t('titles.crashed')}</PageTitle>
      <CrashScreen supportEmail={supportEmail} onReload={() => window.location.reload()} />
    </>
  );
}
