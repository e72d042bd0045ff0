import { css } from 'styled-components';
import { themes } from './tokens.ts';
import { declarationsOf } from './variables.ts';

/**
 * For what is made to be printed: the light theme on paper, and the text in black, whatever the reader's own theme
 * is. Around it, the page is to be white as well, which is the host's.
 */
export const printInLight = css`
  @media print {
    color-scheme: light;
    ${declarationsOf(themes.light)}
    --sitelens-color-text: #000000;
    --sitelens-color-page: #ffffff;
    color: #000000;
  }
`;
