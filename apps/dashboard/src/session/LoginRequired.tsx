import { Banner, ButtonLink, Dialog } from '@sitelens/ui/primitives';
import { useCallback, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { PageTitle } from '../navigation/PageTitle.tsx';
import { useDashboardWords } from '../words.ts';
import { saysTimedOut, signInHref } from './expiry.ts';

/** Over a dashboard that has nobody to show anything to. Closing it leads to the start page. */
export function LoginRequired() {
  const t = useDashboardWords();
  const location = useLocation();
  const navigate = useNavigate();
  const login = useRef<HTMLElement>(null);
  const findLogin = useCallback((element: HTMLElement | null) => {
    login.current = element?.querySelector('a') ?? null;
  }, []);
  const isExpired = saysTimedOut(new URLSearchParams(location.search));
  return (
    <>
      <PageTitle>{t('login.title')}</PageTitle>
      <Dialog
        isOpen
        onClose={() => void navigate('/')}
        size="s"
        initialFocus={login}
        title={t('login.title')}
        description={t(isExpired ? 'login.expired' : 'login.noLongerLoggedIn')}
        footer={
          <span ref={findLogin}>
            <ButtonLink href={signInHref(window.location)} variant="primary">
              {t('login.action')}
            </ButtonLink>
          </span>
        }
      >
        {!navigator.cookieEnabled && <Banner tone="warning" title={t('login.cookies')} />}
      </Dialog>
    </>
  );
}
