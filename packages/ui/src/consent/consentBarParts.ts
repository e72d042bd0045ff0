import { styled } from 'styled-components';
import { forcedColors, mediaUp } from '../theme/media.ts';
import { tokens } from '../theme/tokens.ts';

export const Bar = styled.section`
  position: fixed;
  inset: auto 0 0;
  /* Above what sticks to the page, below the drawer and every dialog. */
  z-index: calc(${tokens.zIndex.sticky} + 1);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.m} ${tokens.space.xl};
  box-sizing: border-box;
  max-height: 60vh;
  overflow: auto;
  padding: ${tokens.space.m} ${tokens.space.l};
  border-top: 1px solid ${tokens.color.border};
  background: ${tokens.color.surfaceRaised};
  color: ${tokens.color.text};
  font-size: ${tokens.fontSize.s};
  line-height: ${tokens.lineHeight.normal};
  box-shadow: ${tokens.shadow.l};
  ${mediaUp('tablet')} { padding: ${tokens.space.l} ${tokens.space.xxl}; }
  ${forcedColors} { border-top-width: 3px; }
  /* Zoomed in fourfold there is no room for anything fixed: then it is the first thing on the page (WCAG 1.4.10). */
  @media (max-height: 400px) {
    position: static;
    max-height: none;
  }
  @media print { display: none; }
`;

export const Words = styled.div`
  flex: 1 1 24rem;
  min-width: 0;
  max-width: 60rem;
`;

export const Title = styled.h2`
  margin: 0 0 ${tokens.space.xxs};
  font-size: ${tokens.fontSize.m};
  font-weight: ${tokens.fontWeight.bold};
  line-height: ${tokens.lineHeight.tight};
`;

export const Detail = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s};
  @media (max-width: 479px) {
    flex: 1 1 100%;
    > button { flex: 1 1 auto; }
  }
`;
