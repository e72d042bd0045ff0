import { tokens } from '@sitelens/ui/theme';
import { styled } from 'styled-components';

/** The room that decides how the overview lies: a widget may be narrow on a wide page. */
export const OverviewRoom = styled.div`
  container: sitelens-overview / inline-size;
  min-width: 0;
`;

/** The charts, side by side where each can still be read, and then of one height. */
export const ChartPair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xl};
  min-width: 0;
  @container sitelens-overview (min-width: 56rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    > :only-child { grid-column: 1 / -1; }
  }
`;
