import { ContrastPageProvider } from '@sitelens/results/contrast';
import { SitelensClientProvider } from '@sitelens/results/widgets';
import { type LinkProps, LinkProvider } from '@sitelens/ui/primitives';
import { NuqsAdapter } from 'nuqs/adapters/react-router/v8';
import { type ReactNode, useMemo } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { AppChat } from '../chat/AppChat.tsx';
import { AppConsent } from '../consent/AppConsent.tsx';
import { AppLink } from '../navigation/AppLink.tsx';
import { BackTracker } from '../navigation/BackTracker.tsx';
import { NavigationAnnouncer } from '../navigation/NavigationAnnouncer.tsx';
import { PRICING } from '../navigation/paths.ts';
import { useMode, usePaths } from '../navigation/useMode.ts';
import { useSignInHrefs } from '../navigation/useSignInHrefs.ts';
import type { Services } from '../services.ts';

const renderLink = (props: LinkProps) => <AppLink {...props} />;

/** Plugs the router and the services into the packages. */
export function RootLayout({ services }: { services: Services }) {
  return (
    <NuqsAdapter>
      <LinkProvider renderLink={renderLink}>
        <Widgets services={services}>
          <AppConsent>
            <Outlet />
            <AppChat />
          </AppConsent>
        </Widgets>
        <BackTracker />
        <NavigationAnnouncer />
        <ScrollRestoration getKey={({ pathname }) => pathname} />
      </LinkProvider>
    </NuqsAdapter>
  );
}

/** Tells the widgets whom to ask, whether who visits need be signed in, and where a trial and the plans are. */
function Widgets({ services, children }: { services: Services; children: ReactNode }) {
  const { signUp } = useSignInHrefs();
  const promptLinks = useMemo(() => ({ startFreeTrial: signUp, pickPlan: PRICING }), [signUp]);
  return (
    <SitelensClientProvider {...services} isPublic={useMode() === 'public'} promptLinks={promptLinks}>
      <ContrastPageProvider href={usePaths().colourContrast}>{children}</ContrastPageProvider>
    </SitelensClientProvider>
  );
}
