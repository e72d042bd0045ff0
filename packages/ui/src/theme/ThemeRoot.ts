import { css, styled } from 'styled-components';
import { coarsePointer, reducedMotion } from './media.ts';
import { type ThemeName, themes, tokens } from './tokens.ts';
import { scale } from './values/scale.ts';
import { declarationsOf } from './variables.ts';

function themeRules(name: ThemeName) {
  return css`
    color-scheme: ${name === 'light' ? 'light' : 'dark'};
    ${declarationsOf(themes[name])}
  `;
}

/**
 * Carries the variables. It has no box of its own, so that a host's layout sees only what is inside.
 * All themes are in the style sheet, and an attribute chooses: the server's markup is right at once.
 */
export const ThemeRoot = styled.div`
  display: contents;
  ${declarationsOf(scale)}
  ${themeRules('light')}
  color: ${tokens.color.text};
  font-family: ${tokens.fontFamily.body};

  &[data-sitelens-theme='dark'] {
    ${themeRules('dark')}
  }
  &[data-sitelens-theme='high-contrast'] {
    ${themeRules('high-contrast')}
  }
  &[data-sitelens-theme='system'] {
    @media (prefers-color-scheme: dark) {
      ${themeRules('dark')}
    }
    @media (prefers-contrast: more) {
      ${themeRules('high-contrast')}
    }
  }
  ${coarsePointer} {
    --sitelens-size-control-s: 3rem;
    --sitelens-size-control-m: 3rem;
  }
  ${reducedMotion} {
    --sitelens-motion-fast: 0s;
    --sitelens-motion-normal: 0s;
    --sitelens-motion-slow: 0s;
  }
`;

/** Popups live in here, inside the theme and above the page. */
export const PortalRoot = styled.div`
  position: fixed;
  inset: 0 auto auto 0;
  z-index: ${tokens.zIndex.overlay};
`;
