import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../primitives/Button/Button.tsx';
import { Heading } from '../primitives/Heading/Heading.tsx';
import { Stack } from '../primitives/Layout/Stack.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { CookieConsent } from './CookieConsent.tsx';
import { useCookieSettings } from './CookieSettingsContext.ts';
import { CONSENT_COOKIE } from './rememberedChoice.ts';
import { useConsentWords } from './words.ts';

function Page() {
  const open = useCookieSettings();
  const t = useConsentWords();
  return (
    <Stack align="start">
      <Heading level={1}>Website projects</Heading>
      <Text>A page goes on beside the bar: nobody has to choose before they read.</Text>
      {open && <Button onClick={open}>{t('consent.settings')}</Button>}
    </Stack>
  );
}

function forget() {
  for (const domain of ['', `; domain=${location.hostname}`]) {
    // biome-ignore lint/suspicious/noDocumentCookie: each story is a first visit.
    document.cookie = `${CONSENT_COOKIE}=; path=/; max-age=0${domain}`;
  }
  sessionStorage.removeItem(CONSENT_COOKIE);
}

const meta = {
  title: 'Consent/CookieConsent',
  component: CookieConsent,
  tags: ['!autodocs'],
  // Never accepted here, so that Google is not asked for its script.
  args: { analytics: { measurementId: 'G-STORY' }, cookieDays: 90, hidesFromBots: false, children: <Page /> },
  beforeEach: () => {
    forget();
    return forget;
  },
} satisfies Meta<typeof CookieConsent>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A first visit: the bar is at the bottom, and first in reading order. */
export const FirstVisit: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Your choice about cookies' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Accept all' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Accept only necessary' })).toBeVisible();
  },
};

/** The dialog: what is necessary can't be turned off, the rest is off until it is turned on. */
export const Preferences: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Manage preferences' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Cookie preferences' });
    await waitFor(() => expect(dialog).toBeVisible());
    const statistics = canvas.getByRole('switch', { name: 'Statistics' });
    await expect(statistics).not.toBeChecked();
    await waitFor(() => expect(statistics).toHaveFocus());
  },
};

export const PreferencesOnAPhone: Story = { ...Preferences, globals: { viewport: { value: 'phone' } } };

/** After a choice the bar is gone, and "Cookie settings" opens the dialog again, with what was chosen. */
export const Reopened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Manage preferences' }));
    await userEvent.click(await canvas.findByRole('switch', { name: 'Marketing' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save selection' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.queryByRole('button', { name: 'Accept all' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Cookie settings' }));
    await expect(await canvas.findByRole('switch', { name: 'Marketing' })).toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'Statistics' })).not.toBeChecked();
  },
};

/** Only necessary cookies: there is nothing to ask for. */
export const NothingToAsk: Story = {
  args: { analytics: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
