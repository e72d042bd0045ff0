import { tokens, visuallyHidden } from '@sitelens/ui/theme';
import { css, styled } from 'styled-components';

/** Where seven columns have little room, but are no cards yet. */
const asTightTable = '@container sitelens-table (min-width: 40.01rem) and (max-width: 60rem)';

/** Only heard where columns have little room: what stands beside it says enough to the eye. */
export const hiddenInTightTable = css`
  ${asTightTable} { ${visuallyHidden} }
`;

/** What nothing is known of, as the server names it: may be as long as it likes. */
export const Plain = styled.bdi`
  min-width: 0;
  font-size: ${tokens.fontSize.s};
  overflow-wrap: anywhere;
  white-space: normal;
`;
