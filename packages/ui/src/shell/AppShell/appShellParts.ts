import { styled } from 'styled-components';
import { mediaUp } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.ts';

export const Root = styled.div`
  /* The height of the top bar, which grows with its controls where the pointer is coarse. */
  --sitelens-shell-top: max(3rem, ${tokens.size.controlS} + 2 * ${tokens.space.xs} + 1px);
  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  min-height: 100dvh;
  background: ${tokens.color.page};
  color: ${tokens.color.text};
  font-size: ${tokens.fontSize.m};
  line-height: ${tokens.lineHeight.normal};
`;

export const Columns = styled.div`
  display: flex;
  flex: 1;
  align-items: flex-start;
  min-width: 0;
`;

export const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-self: stretch;
  min-width: 0;
`;

export const DrawerButton = styled.div`
  display: flex;
  ${mediaUp('tablet')} { display: none; }
`;

export const Main = styled.main`
  flex: 1;
  box-sizing: border-box;
  width: 100%;
  min-width: 0;
  max-width: 90rem;
  margin: 0 auto;
  padding: ${tokens.space.l};
  /* What is focused must not lie under the sticky bar (WCAG 2.4.11). */
  scroll-margin-top: var(--sitelens-shell-top);
  outline: none;
  ${mediaUp('tablet')} { padding: ${tokens.space.xl} ${tokens.space.xxl} ${tokens.space.xxxl}; }
`;
