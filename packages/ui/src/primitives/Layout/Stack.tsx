import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

/** The steps of the theme's spacing. */
export type Space = keyof typeof tokens.space;

export interface StackProps {
  gap?: Space;
  align?: 'stretch' | 'start' | 'center' | 'end';
}

/** One under the other. */
export const Stack = styled.div.withConfig({
  shouldForwardProp: (name) => name !== 'gap' && name !== 'align',
})<StackProps>`
  display: flex;
  flex-direction: column;
  align-items: ${({ align = 'stretch' }) => align};
  gap: ${({ gap = 'l' }) => tokens.space[gap]};
  min-width: 0;
`;
