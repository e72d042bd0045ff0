import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${tokens.space.xs};
  box-sizing: border-box;
  max-width: 32rem;
  margin: 0 auto;
  padding: ${tokens.space.xxxl} ${tokens.space.l};
  text-align: center;
`;

export const Art = styled.div<{ $colour?: string }>`
  display: flex;
  margin-bottom: ${tokens.space.s};
  padding: ${tokens.space.m};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.surface};
  color: ${({ $colour = tokens.color.textMuted }) => $colour};
  svg { width: 1.25rem; height: 1.25rem; }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${tokens.space.s};
  margin-top: ${tokens.space.m};
`;
