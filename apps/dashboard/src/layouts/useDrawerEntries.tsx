import { useInstallation, useMay } from '@sitelens/results/widgets';
import type { DrawerEntry } from '@sitelens/ui/shell';
import {
  Accessibility,
  BookOpen,
  ClipboardCheck,
  Contrast,
  Gauge,
  House,
  LogIn,
  LogOut,
  Newspaper,
  Settings,
  Smartphone,
  Tags,
  UserPlus,
} from 'lucide-react';
import { useLocation } from 'react-router';
import { auditSegments } from '../navigation/auditParts.ts';
import { PRICING } from '../navigation/paths.ts';
import { useMode, usePaths } from '../navigation/useMode.ts';
import { useSignInHrefs } from '../navigation/useSignInHrefs.ts';
import type { Session } from '../session/useSession.ts';
import { useDashboardWords } from '../words.ts';
import { useOpenProject } from './useOpenProject.ts';

/**
 * What there is to go to now: a website's entries while one is open, what belongs to none, then the entries of an
 * account, or of a visitor.
 */
export function useDrawerEntries({ kind }: Pick<Session, 'kind'>): readonly DrawerEntry[] {
  const t = useDashboardWords();
  const paths = usePaths();
  const { pathname } = useLocation();
  const website = useWebsiteEntries();
  const further = useFurtherEntries();
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
  return [home, ...website, ...further, ...account];
}

function useWebsiteEntries(): DrawerEntry[] {
  const t = useDashboardWords();
  const paths = usePaths();
  const { pathname } = useLocation();
  const { projectId } = useOpenProject();
  const settings = useSettingsEntry();
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
    ...settings,
  ];
}

/** In the dashboard only, and only for who may change something there. */
function useSettingsEntry(): DrawerEntry[] {
  const t = useDashboardWords();
  const paths = usePaths();
  const mode = useMode();
  const { pathname } = useLocation();
  const { projectId, project } = useOpenProject();
  const mayChange = useMay().may('changeProjectSettings') && project?.isMember === true;
  if (mode === 'public' || projectId === undefined || !mayChange) return [];
  const href = paths.projectSettings(projectId);
  return [
    {
      id: 'project-settings',
      label: t('titles.settings'),
      href,
      icon: <Settings aria-hidden />,
      isCurrent: pathname === href,
    },
  ];
}

/** What belongs to no website: a tool, and what the installation has elsewhere. */
function useFurtherEntries(): DrawerEntry[] {
  const t = useDashboardWords();
  const { colourContrast } = usePaths();
  const { pathname } = useLocation();
  const { documentationUrl, blogUrl } = useInstallation() ?? {};
  const elsewhere = [
    {
      id: 'documentation',
      label: t('nav.documentation'),
      href: documentationUrl,
      icon: <BookOpen aria-hidden />,
    },
    { id: 'blog', label: t('nav.blog'), href: blogUrl, icon: <Newspaper aria-hidden /> },
  ].flatMap(({ href, ...entry }) => (href === undefined ? [] : [{ ...entry, href }]));
  return [
    {
      id: 'colour-contrast',
      label: t('titles.colourContrast'),
      href: colourContrast,
      icon: <Contrast aria-hidden />,
      isCurrent: pathname === colourContrast,
      startsGroup: true,
    },
    ...elsewhere,
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
