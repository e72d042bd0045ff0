import { ProfileSettings } from '@sitelens/results/widgets';
import { useCookieSettings } from '@sitelens/ui/consent';
import { Button, Card, Heading, SegmentedControl, Stack, Text } from '@sitelens/ui/primitives';
import { LogOut, Monitor, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageTitle } from '../navigation/PageTitle.tsx';
import { chooseTheme, THEME_CHOICES, useThemeChoice } from '../session/themeChoice.ts';
import { useDashboardWords } from '../words.ts';

const ICONS = {
  system: <Monitor aria-hidden />,
  light: <Sun aria-hidden />,
  dark: <Moon aria-hidden />,
};

/** Who is signed in, how the dashboard looks to them, what they agreed to, and the way out. */
export function Component() {
  const t = useDashboardWords();
  const openCookieSettings = useCookieSettings();
  return (
    <Stack gap="l">
      <PageTitle>{t('titles.userSettings')}</PageTitle>
      <Heading level={1}>{t('titles.userSettings')}</Heading>
      <ProfileSettings />
      <AppearanceSection />
      {openCookieSettings && (
        <Section title={t('userSettings.privacy.title')} detail={t('userSettings.privacy.detail')}>
          <Button aria-haspopup="dialog" onClick={openCookieSettings}>
            {t('cookieSettings')}
          </Button>
        </Section>
      )}
      <Section title={t('userSettings.session.title')} detail={t('userSettings.session.detail')}>
        <form method="post" action="/signout">
          <Button type="submit" icon={<LogOut aria-hidden />}>
            {t('nav.signOut')}
          </Button>
        </form>
      </Section>
    </Stack>
  );
}

function AppearanceSection() {
  const t = useDashboardWords();
  const { choice, isKept } = useThemeChoice();
  return (
    <Section
      title={t('userSettings.appearance.title')}
      detail={t(`userSettings.appearance.${isKept ? 'detail' : 'unkept'}`)}
    >
      <SegmentedControl
        label={t('userSettings.appearance.theme')}
        options={THEME_CHOICES.map((value) => ({
          value,
          label: t(`userSettings.appearance.choices.${value}`),
          icon: ICONS[value],
        }))}
        value={choice}
        onChange={chooseTheme}
      />
    </Section>
  );
}

function Section({ title, detail, children }: { title: string; detail: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title} padding="xl">
      <Stack gap="m" align="start">
        <Heading level={2}>{title}</Heading>
        <Text tone="muted">{detail}</Text>
        {children}
      </Stack>
    </Card>
  );
}
