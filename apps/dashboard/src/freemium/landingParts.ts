import { mediaUp, tokens } from '@sitelens/ui/theme';
import { styled } from 'styled-components';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: clamp(2.5rem, 6vw, 5rem);
  padding-block: clamp(1rem, 4vw, 3rem);
`;

export const Hero = styled.div`
  display: grid;
  gap: ${tokens.space.xxxl};
  align-items: center;
  ${mediaUp('wide')} { grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); }
`;

export const Claim = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.xl};
  min-width: 0;
  max-width: 42rem;
  h1 {
    margin: 0;
    font-size: clamp(1.75rem, 1.2rem + 2.6vw, 3rem);
    font-weight: ${tokens.fontWeight.bold};
    letter-spacing: -0.022em;
    line-height: 1.12;
    text-wrap: balance;
  }
  > p {
    margin: 0;
    color: ${tokens.color.textMuted};
    font-size: clamp(1rem, 0.95rem + 0.3vw, 1.1875rem);
    line-height: 1.55;
    text-wrap: pretty;
  }
`;

export const Picture = styled.picture`
  display: block;
  min-width: 0;
  img {
    display: block;
    box-sizing: border-box;
    width: 100%;
    height: auto;
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.l};
    box-shadow: ${tokens.shadow.l};
  }
`;

export const Gets = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: ${tokens.space.l};
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    flex-direction: column;
    gap: ${tokens.space.s};
    padding: ${tokens.space.xl};
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius.l};
    background: ${tokens.color.surface};
  }
  svg { width: 1.5rem; height: 1.5rem; color: ${tokens.color.accent}; }
`;

export const Trial = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.l};
  padding: ${tokens.space.xl};
  /* Seen in forced colours only, which drop the background. */
  border: 1px solid transparent;
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.surfaceSunken};
`;

export const Footer = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s} ${tokens.space.xl};
  padding-top: ${tokens.space.l};
  border-top: 1px solid ${tokens.color.border};
  font-size: ${tokens.fontSize.s};
`;
