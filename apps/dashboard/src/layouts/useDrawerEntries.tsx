import type { DrawerEntry } from '@sitelens/ui/shell';
import {
  Accessibility,
  ClipboardCheck,
  Gauge,
  House,
  LogIn,
  LogOut,
  Smartphone,
  Tags,
  UserPlus,
} from 'lucide-react';
import { useLocation, useMatch } from 'react-router';
import { auditSegments } from '../navigation/auditParts.ts';
import { PRICING } from '../navigation/paths.ts';
import { usePaths } from '../navigation/useMode.ts';
import { useSignInHrefs } from '../navigation/useSignInHrefs.ts';
import type { Session } from '../session/useSession.ts';
import { useDashboardWords } from '../words.ts';

/** What there is to go to now: a website's entries while one is open, then those of an account, or of a visitor. */
export function useDrawerEntries({ kind }: Pick<Session, 'kind'>): readonly DrawerEntry[] {
  const t = useDashboardWords();
  const paths = usePaths();
  const { pathname } = useLocation();
  const website = useWebsiteEntries();
  const visitor = useVisitorEntries();
  const home: DrawerEntry = {
    id: 'home',
    label: t('nav.home'),
    href: paths.home,
    icon: <House aria-hidden />,
    isCurrent: pathname === paths.home,
  };
  const signOut: DrawerEntry = {
    id: 'sign-out',
    label: t('nav.signOut'),
    href: '/signout',
    isForm: true,
    icon: <LogOut aria-hidden />,
    startsGroup: true,
  };
  const account = { unknown: [], visitor, account: [signOut] }[kind];
  return [home, ...website, ...account];
}

function useWebsiteEntries(): DrawerEntry[] {
  const t = useDashboardWords();
  const paths = usePaths();
  const { pathname } = useLocation();
  const projectId = useMatch(paths.projectPattern)?.params.projectId;
  if (projectId === undefined) return [];
  return [
    {
      id: 'overview',
      label: t('nav.overview'),
      href: paths.project(projectId),
      icon: <Gauge aria-hidden />,
      isCurrent: pathname === paths.project(projectId),
      startsGroup: true,
    },
    {
      id: 'accessibility',
      label: t('nav.accessibility'),
      href: paths.latestAccessibility(projectId),
      icon: <Accessibility aria-hidden />,
      isCurrent: pathname.includes('/accessibility'),
    },
    {
      id: 'mobile-friendly',
      label: t('nav.mobileFriendly'),
      href: paths.mobileFriendly.latest(projectId),
      icon: <Smartphone aria-hidden />,
      isCurrent: pathname.includes('/mobile-friendly'),
    },
    {
      id: 'site-audit',
      label: t('nav.siteAudit'),
      href: paths.audits.siteAudit.latest(projectId),
      icon: <ClipboardCheck aria-hidden />,
      // Of its parts none has an entry of its own.
      isCurrent: Object.values(auditSegments).some((segment) => pathname.includes(`/${segment}`)),
    },
  ];
}

/** With what the top bar has no room for on a phone. */
function useVisitorEntries(): DrawerEntry[] {
  const t = useDashboardWords();
  const { pathname } = useLocation();
  const { signIn, signUp } = useSignInHrefs();
  return [
    {
      id: 'pricing',
      label: t('nav.pricing'),
      href: PRICING,
      icon: <Tags aria-hidden />,
      isCurrent: pathname === PRICING,
      startsGroup: true,
    },
    { id: 'sign-in', label: t('nav.signIn'), href: signIn, icon: <LogIn aria-hidden /> },
    { id: 'sign-up', label: t('nav.signUp'), href: signUp, icon: <UserPlus aria-hidden /> },
  ];
}
