import { styled } from 'styled-components';
import { mediaUp } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.ts';

export const Root = styled.header`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s};
  min-width: 0;
  padding-bottom: ${tokens.space.xl};
`;

export const BackRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.xs};
  min-width: 0;
  margin-inline-start: calc(-1 * ${tokens.space.s});
`;

export const Aside = styled.div`
  flex: none;
  margin-inline-start: auto;
`;

export const Crumbs = styled.nav`
  display: none;
  min-width: 0;
  font-size: ${tokens.fontSize.s};
  ${mediaUp('tablet')} { display: block; }
  ol {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space.xxs} ${tokens.space.xs};
    margin: 0;
    padding: 0 0 0 ${tokens.space.s};
    list-style: none;
  }
  li { display: flex; align-items: center; min-height: 1.5rem; color: ${tokens.color.textMuted}; }
  li a { display: inline-flex; align-items: center; min-height: 1.5rem; color: ${tokens.color.textMuted}; }
  li a:hover { color: ${tokens.color.text}; }
  li + li::before { margin-inline-end: ${tokens.space.xs}; color: ${tokens.color.textDisabled}; content: '/' / ''; }
`;

export const Body = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.m} ${tokens.space.xl};
  min-width: 0;
`;

export const Main = styled.div`
  display: flex;
  flex: 1 1 16rem;
  align-items: center;
  gap: ${tokens.space.m};
  min-width: 0;
`;

export const Titles = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s};
  /* With icons, the last of a project's four actions has a line for itself on a phone. */
  @media (max-width: 399px) { :is(a, button):not([aria-label]) > svg { display: none; } }
`;
