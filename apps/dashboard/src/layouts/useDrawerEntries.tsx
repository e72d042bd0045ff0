import type { DrawerEntry } from '@sitelens/ui/shell';
import { Accessibility, Gauge, House, LogOut } from 'lucide-react';
import { useLocation, useMatch } from 'react-router';
import { paths } from '../navigation/paths.ts';
import { useDashboardWords } from '../words.ts';

/** What there is to go to now: a website's entries while one is open. */
export function useDrawerEntries(): readonly DrawerEntry[] {
  const t = useDashboardWords();
  const { pathname } = useLocation();
  const projectId = useMatch('/dashboard/projects/:projectId/*')?.params.projectId;
  const home: DrawerEntry = {
    id: 'home',
    label: t('nav.home'),
    href: paths.dashboard,
    icon: <House aria-hidden />,
    isCurrent: pathname === paths.dashboard,
  };
  const signOut: DrawerEntry = {
    id: 'sign-out',
    label: t('nav.signOut'),
    href: '/signout',
    isForm: true,
    icon: <LogOut aria-hidden />,
    startsGroup: true,
  };
  if (projectId === undefined) return [home, signOut];
  const overview: DrawerEntry = {
    id: 'overview',
    label: t('nav.overview'),
    href: paths.project(projectId),
    icon: <Gauge aria-hidden />,
    isCurrent: pathname === paths.project(projectId),
    startsGroup: true,
  };
  const accessibility: DrawerEntry = {
    id: 'accessibility',
    label: t('nav.accessibility'),
    href: paths.latestAccessibility(projectId),
    icon: <Accessibility aria-hidden />,
    isCurrent: pathname.includes('/accessibility'),
  };
  return [home, overview, accessibility, signOut];
}
