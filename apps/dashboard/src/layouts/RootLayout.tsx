import { type LinkProps, LinkProvider } from '@sitelens/ui/primitives';
import { NuqsAdapter } from 'nuqs/adapters/react-router/v8';
import { Outlet, ScrollRestoration } from 'react-router';
import { AppLink } from '../navigation/AppLink.tsx';
import { NavigationAnnouncer } from '../navigation/NavigationAnnouncer.tsx';

const renderLink = (props: LinkProps) => <AppLink {...props} />;

/** Plugs the router into the packages. */
export function RootLayout() {
  return (
    <NuqsAdapter>
      <LinkProvider renderLink={renderLink}>
        <Outlet />
        <NavigationAnnouncer />
        <ScrollRestoration getKey={({ pathname }) => pathname} />
      </LinkProvider>
    </NuqsAdapter>
  );
}
