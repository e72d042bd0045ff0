import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { themes as storybookThemes } from 'storybook/theming';
import { type StoryTheme, storyThemeOf } from './themes.tsx';

function useStoryTheme(initial: unknown): StoryTheme {
  const [theme, setTheme] = useState(() => storyThemeOf(initial));
  useEffect(() => {
    const channel = addons.getChannel();
    const update = ({ globals }: { globals: Record<string, unknown> }) =>
      setTheme(storyThemeOf(globals.theme));
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, []);
  return theme;
}

/** The docs page in the theme of its stories. */
export function ThemedDocs({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const theme = useStoryTheme(
    new URLSearchParams(location.search).get('globals')?.match(/theme:([\w-]+)/)?.[1],
  );
  const isDark = theme === 'dark' || theme === 'high-contrast';
  return (
    <DocsContainer {...props} theme={isDark ? storybookThemes.dark : storybookThemes.light}>
      {children}
    </DocsContainer>
  );
}
