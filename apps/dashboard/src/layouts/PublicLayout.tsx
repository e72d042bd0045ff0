import { TextLink } from '@sitelens/ui/primitives';
import { AppShell, Logo } from '@sitelens/ui/shell';
import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { PRICING, pathsIn } from '../navigation/paths.ts';
import { useSignInHrefs } from '../navigation/useSignInHrefs.ts';
import { useSession } from '../session/useSession.ts';
import { useDrawerEntries } from './useDrawerEntries.tsx';

const BRAND = (
  <TextLink href={pathsIn.public.home} isQuiet isStandalone>
    <Logo />
  </TextLink>
);

/** The frame of what needs no session: a visitor is offered one, and who has one the dashboard. */
export function PublicLayout() {
  const session = useSession();
  const entries = useDrawerEntries(session);
  const { signIn, signUp } = useSignInHrefs();
  const visitor = { pricingHref: PRICING, signInHref: signIn, startFreeTrialHref: signUp };
  return (
    <AppShell
      brand={BRAND}
      account={session.kind === 'account' ? { email: session.email } : undefined}
      dashboardHref={pathsIn.dashboard.home}
      visitor={session.kind === 'visitor' ? visitor : undefined}
      drawer={{ entries }}
    >
      <Suspense>
        <Outlet />
      </Suspense>
    </AppShell>
  );
}
