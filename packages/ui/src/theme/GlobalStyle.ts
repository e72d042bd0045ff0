import { createGlobalStyle, css } from 'styled-components';
import { type ThemeName, themes } from './tokens.ts';

const SYSTEM_FONTS =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', 'Liberation Sans', Arial, sans-serif";

// html and body stand outside of the provider, where its variables don't reach: hence the values.
function pageRules(name: ThemeName) {
  return css`
    color-scheme: ${name === 'light' ? 'light' : 'dark'};
    background: ${themes[name].color.page};
  `;
}

/** For an application that owns the whole page, next to `SitelensProvider`. Widgets don't use it. */
export const GlobalStyle = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }
  html {
    ${pageRules('light')}
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    /* What takes focus must not lie under a sticky bar (WCAG 2.4.11). */
    scroll-padding-top: 4rem;
  }
  html:has([data-sitelens-theme='dark']) { ${pageRules('dark')} }
  html:has([data-sitelens-theme='high-contrast']) { ${pageRules('high-contrast')} }
  html:has([data-sitelens-theme='system']) {
    @media (prefers-color-scheme: dark) { ${pageRules('dark')} }
    @media (prefers-contrast: more) { ${pageRules('high-contrast')} }
  }
  body { margin: 0; }
  body [data-sitelens-theme] { --sitelens-font-family-body: ${SYSTEM_FONTS}; }
`;
