import { css } from 'styled-components';
import { tokens } from './tokens.ts';

/** The one look of what lies above the page: dialogs, menus, popovers and toasts. Each brings its own shadow. */
export const raisedSurface = css`
  box-sizing: border-box;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.surfaceRaised};
  color: ${tokens.color.text};
`;
