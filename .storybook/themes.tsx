import { GlobalStyle, SitelensProvider, type ThemeName, tokens } from '@sitelens/ui/theme';
import type { Decorator } from '@storybook/react-vite';
import type { CSSProperties } from 'react';

export const THEME_CHOICES = ['light', 'dark', 'high-contrast', 'all'] as const;
export type StoryTheme = (typeof THEME_CHOICES)[number];

const ALL: readonly ThemeName[] = ['light', 'dark', 'high-contrast'];

export function storyThemeOf(value: unknown): StoryTheme {
  return THEME_CHOICES.find((choice) => choice === value) ?? 'light';
}

const panel: CSSProperties = {
  boxSizing: 'border-box',
  flex: '1 1 22rem',
  minWidth: 0,
  // Keeps an open dialog inside its own panel when all themes stand side by side.
  contain: 'layout',
  background: tokens.color.page,
  color: tokens.color.text,
};

/** Each story stands in a provider of its own, on the page's own background. */
export const inTheme: Decorator = (Story, { globals, parameters, viewMode }) => {
  const theme = storyThemeOf(globals.theme);
  const isFullscreen = parameters.isWholePage === true;
  const padding = isFullscreen ? 0 : '1.5rem';
  if (theme !== 'all') {
    return (
      <SitelensProvider theme={theme}>
        <GlobalStyle />
        <div style={{ padding, color: tokens.color.text, background: tokens.color.page }}>
          <Story />
        </div>
      </SitelensProvider>
    );
  }
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'stretch' }}>
      {ALL.map((name) => (
        <SitelensProvider key={name} theme={name}>
          <GlobalStyle />
          <section
            aria-label={name}
            style={{ ...panel, padding, minHeight: viewMode === 'story' ? '100vh' : 'auto' }}
          >
            <Story />
          </section>
        </SitelensProvider>
      ))}
    </div>
  );
};
