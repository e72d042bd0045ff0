import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';
import type { Space } from '../Layout/Stack.tsx';

export interface CardProps {
  padding?: Space | 'none';
}

/** A surface with a hairline around it. */
export const Card = styled.div.withConfig({ shouldForwardProp: (name) => name !== 'padding' })<CardProps>`
  box-sizing: border-box;
  min-width: 0;
  padding: ${({ padding = 'l' }) => (padding === 'none' ? 0 : tokens.space[padding])};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
`;
