import { tokenInfoQuery } from '@sitelens/api-client/endpoints';
import { ConnectionLost, useSitelensClient } from '@sitelens/results/widgets';
import { FailureState, TextLink } from '@sitelens/ui/primitives';
import { AppShell, Logo } from '@sitelens/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { CookieSettingsEntry } from '../consent/CookieSettingsEntry.tsx';
import { pathsIn, USER_SETTINGS } from '../navigation/paths.ts';
import { useDashboardWords } from '../words.ts';
import { useDrawerEntries } from './useDrawerEntries.tsx';
import { useDrawerHead } from './useDrawerHead.tsx';

/** Hardly ever needed on the way in. */
const LoginRequired = lazy(async () => ({
  default: (await import('../session/LoginRequired.tsx')).LoginRequired,
}));
const VerificationGate = lazy(async () => ({
  default: (await import('../session/VerificationGate.tsx')).VerificationGate,
}));

const HOME = pathsIn.dashboard.home;

const BRAND = (
  <TextLink href={HOME} isQuiet isStandalone>
    <Logo />
  </TextLink>
);

/** The frame of everything that needs a session, and the question for one where there is none. */
export function DashboardLayout() {
  const { data, isPending } = useQuery(tokenInfoQuery(useSitelensClient()));
  if (data?.authenticated === false) {
    return (
      <AppShell brand={BRAND} footer={<CookieSettingsEntry />}>
        <Suspense>
          <LoginRequired />
        </Suspense>
      </AppShell>
    );
  }
  if (data && data.emailVerified !== true) {
    const email = data.email ?? '';
    return (
      <AppShell brand={BRAND} account={{ email }} dashboardHref={HOME} footer={<CookieSettingsEntry />}>
        <Suspense>
          <VerificationGate email={email} />
        </Suspense>
      </AppShell>
    );
  }
  const account = data?.email === undefined ? undefined : { email: data.email, profileHref: USER_SETTINGS };
  return <Dashboard account={account} isFailed={!data && !isPending} />;
}

interface DashboardProps {
  account: { email: string; profileHref: string } | undefined;
  isFailed: boolean;
}

function Dashboard({ account, isFailed }: DashboardProps) {
  const t = useDashboardWords();
  const session = useQuery(tokenInfoQuery(useSitelensClient()));
  const entries = useDrawerEntries({ kind: 'account' });
  const head = useDrawerHead();
  return (
    <AppShell
      brand={BRAND}
      account={account}
      dashboardHref={HOME}
      drawer={{ ...head, entries }}
      footer={<CookieSettingsEntry />}
    >
      <ConnectionLost />
      {isFailed ? (
        <FailureState
          level={1}
          title={t('failed.dashboard.title')}
          detail={t('failed.dashboard.detail')}
          onRetry={() => void session.refetch()}
          isRetrying={session.isFetching}
        />
      ) : (
        <Suspense>
          <Outlet />
        </Suspense>
      )}
    </AppShell>
  );
}
