import { ConnectionLost } from '@sitelens/results/widgets';
import { TextLink } from '@sitelens/ui/primitives';
import { AppShell, Logo } from '@sitelens/ui/shell';
import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { CookieSettingsEntry } from '../consent/CookieSettingsEntry.tsx';
import { PRICING, pathsIn, USER_SETTINGS } from '../navigation/paths.ts';
import { useSignInHrefs } from '../navigation/useSignInHrefs.ts';
import { useSession } from '../session/useSession.ts';
import { useDrawerEntries } from './useDrawerEntries.tsx';
import { useDrawerHead } from './useDrawerHead.tsx';

const BRAND = (
  <TextLink href={pathsIn.public.home} isQuiet isStandalone>
    <Logo />
  </TextLink>
);

/** The frame of what needs no session: a visitor is offered one, and who has one the dashboard. */
export function PublicLayout() {
  const session = useSession();
  const entries = useDrawerEntries(session);
  const head = useDrawerHead();
  const { signIn, signUp } = useSignInHrefs();
  const visitor = { pricingHref: PRICING, signInHref: signIn, startFreeTrialHref: signUp };
  return (
    <AppShell
      brand={BRAND}
      account={session.kind === 'account' ? { email: session.email, profileHref: USER_SETTINGS } : undefined}
      dashboardHref={pathsIn.dashboard.home}
      visitor={session.kind === 'visitor' ? visitor : undefined}
      drawer={{ ...head, entries }}
      footer={<CookieSettingsEntry />}
    >
      <ConnectionLost />
      <Suspense>
        <Outlet />
      </Suspense>
    </AppShell>
  );
}
