import { tokens } from '@sitelens/ui/theme';
import { styled } from 'styled-components';

export const Plans = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: ${tokens.space.l};
`;

export const Features = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s};
  margin: 0;
  padding: 0;
  font-size: ${tokens.fontSize.s};
  list-style: none;
  li {
    display: flex;
    gap: ${tokens.space.s};
  }
  svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    margin-top: 0.2em;
    color: ${tokens.tone.success.mark};
  }
`;
