import { css } from 'styled-components';
import { tokens } from './tokens.ts';

/** The one look of keyboard focus (WCAG 2.4.7, 2.4.13). An outline also shows in forced colours. */
export const focusRing = css`
  &:focus-visible {
    outline: ${tokens.focus.width} solid ${tokens.color.focus};
    outline-offset: ${tokens.focus.offset};
  }
`;
