import { tokens } from '@sitelens/ui/theme';
import { styled } from 'styled-components';

/** Fields side by side, and one under the other where there is no room. */
export const FieldRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${tokens.space.l};
`;
