import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';
import type { Space } from './Stack.tsx';

export interface InlineProps {
  gap?: Space;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'center' | 'end' | 'space-between';
  /** Without it everything stays in one line. */
  wrap?: boolean;
}

/** Side by side, and into further lines where there is no room. */
export const Inline = styled.div.withConfig({
  shouldForwardProp: (name) => !['gap', 'align', 'justify', 'wrap'].includes(name),
})<InlineProps>`
  display: flex;
  flex-wrap: ${({ wrap = true }) => (wrap ? 'wrap' : 'nowrap')};
  align-items: ${({ align = 'center' }) => align};
  justify-content: ${({ justify = 'start' }) => justify};
  gap: ${({ gap = 's' }) => tokens.space[gap]};
  min-width: 0;
`;
