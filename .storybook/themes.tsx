import { GlobalStyle, SitelensProvider, type ThemeName, tokens } from '@sitelens/ui/theme';
import type { Decorator } from '@storybook/react-vite';
import type { CSSProperties } from 'react';

export const THEME_CHOICES = ['light', 'dark', 'high-contrast', 'all'] as const;
export type StoryTheme = (typeof THEME_CHOICES)[number];

const ALL: readonly ThemeName[] = ['light', 'dark', 'high-contrast'];

export function storyThemeOf(value: unknown): StoryTheme {
  return THEME_CHOICES.find((choice) => choice === value) ?? 'light';
}

const page: CSSProperties = {
  boxSizing: 'border-box',
  background: tokens.color.page,
  color: tokens.color.text,
  fontSize: tokens.fontSize.m,
};

// What is fixed to the screen stays inside its own panel, so that three open dialogs stand side by side.
const panel: CSSProperties = { contain: 'layout', display: 'grid', flex: '1 1 22rem', minWidth: 0 };

/** Each story stands in a provider of its own, on the page's own background. */
export const inTheme: Decorator = (Story, { globals, parameters, viewMode }) => {
  const theme = storyThemeOf(globals.theme);
  const padding = parameters.isWholePage === true ? 0 : '1.5rem';
  const minHeight = viewMode === 'story' ? '100vh' : undefined;
  const shown = (name: ThemeName) => (
    <SitelensProvider theme={name}>
      <GlobalStyle />
      <div style={{ ...page, padding, minHeight: theme === 'all' ? minHeight : undefined }}>
        <Story />
      </div>
    </SitelensProvider>
  );
  if (theme !== 'all') return shown(theme);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'stretch' }}>
      {ALL.map((name) => (
        <section key={name} aria-label={name} style={panel}>
          {shown(name)}
        </section>
      ))}
    </div>
  );
};
