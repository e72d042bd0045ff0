import { SitelensProvider, type ThemeChoice } from '@sitelens/ui/theme';
import type { Decorator } from '@storybook/react-vite';

const THEMES: readonly ThemeChoice[] = ['light', 'dark', 'high-contrast'];

/** Stories stand in the theme that Storybook's toolbar has chosen. */
export const withTheme: Decorator = (Story, { globals }) => (
  <SitelensProvider theme={THEMES.find((theme) => theme === globals.theme) ?? 'light'}>
    <div data-sitelens-page style={{ padding: 16 }}>
      <Story />
    </div>
  </SitelensProvider>
);
