import { tokens } from '@sitelens/ui/theme';
import { styled } from 'styled-components';

/** A chart with its table beside it, or below where there is no room. */
export const BesideChart = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space.xl};
  > :last-child { flex: 1 1 16rem; min-width: 0; }
`;
