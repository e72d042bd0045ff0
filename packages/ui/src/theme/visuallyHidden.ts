import { css } from 'styled-components';

/** Takes an element from the eye and leaves it to screen readers; for use in a rule that says when. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
