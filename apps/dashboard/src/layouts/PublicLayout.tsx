import { TextLink } from '@sitelens/ui/primitives';
import { AppShell, Logo } from '@sitelens/ui/shell';
import { Outlet } from 'react-router';

const BRAND = (
  <TextLink href="/" isQuiet>
    <Logo />
  </TextLink>
);

/** The frame of what needs no session. */
export function PublicLayout() {
  return (
    <AppShell brand={BRAND}>
      <Outlet />
    </AppShell>
  );
}
