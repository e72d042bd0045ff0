import { styled } from 'styled-components';
import { focusRing } from '../../theme/focusRing.ts';
import { tokens } from '../../theme/tokens.ts';

const NARROW = '@media (max-width: 767px)';
const TOP = 'var(--sitelens-shell-top, 3rem)';

export const Overlay = styled.div`
  display: none;
  ${NARROW} {
    position: fixed;
    inset: 0;
    z-index: ${tokens.zIndex.drawer};
    display: block;
    background: ${tokens.color.overlay};
  }
`;

export const Root = styled.nav`
  position: sticky;
  top: ${TOP};
  display: flex;
  flex: none;
  flex-direction: column;
  gap: ${tokens.space.s};
  box-sizing: border-box;
  width: calc(${tokens.size.controlM} + 1.25rem);
  height: calc(100dvh - ${TOP});
  overflow: hidden auto;
  padding: ${tokens.space.s};
  border-inline-end: 1px solid ${tokens.color.border};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  font-size: ${tokens.fontSize.s};
  outline: none;
  &[data-open] { width: 14rem; }
  ${NARROW} {
    &:not([data-open]) { display: none; }
    &[data-open] {
      position: fixed;
      inset: 0 auto 0 0;
      z-index: ${tokens.zIndex.drawer};
      width: min(17rem, 85vw);
      height: auto;
      box-shadow: ${tokens.shadow.l};
    }
  }
`;

export const Header = styled.div`
  padding: ${tokens.space.xs} ${tokens.space.s};
`;

export const Titles = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  font-weight: ${tokens.fontWeight.bold};
  overflow-wrap: anywhere;
`;

export const Subtitle = styled.span`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.xs};
  font-weight: ${tokens.fontWeight.normal};
`;

export const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Entry = styled.li`
  &[data-group] {
    margin-top: ${tokens.space.s};
    padding-top: ${tokens.space.s};
    border-top: 1px solid ${tokens.color.border};
  }
  > form { margin: 0; }
  > a, > form > button {
    display: flex;
    width: 100%;
    border: 0;
    background: none;
    font: inherit;
    text-align: start;
    cursor: pointer;
    align-items: center;
    gap: ${tokens.space.s};
    box-sizing: border-box;
    min-height: ${tokens.size.controlM};
    padding: 0 calc((${tokens.size.controlM} + 0.25rem - ${tokens.size.icon}) / 2);
    border-radius: ${tokens.radius.m};
    color: ${tokens.color.textMuted};
    font-weight: ${tokens.fontWeight.medium};
    text-decoration: none;
    ${focusRing}
    &:focus-visible { outline-offset: -2px; }
    &:hover { background: ${tokens.color.surfaceHover}; color: ${tokens.color.text}; }
    &[aria-current] { background: ${tokens.color.surfaceSelected}; color: ${tokens.color.text}; }
    &[aria-current] svg { color: ${tokens.color.link}; }
    svg { flex: none; width: ${tokens.size.icon}; height: ${tokens.size.icon}; }
    @media (forced-colors: active) {
      &[aria-current] {
        forced-color-adjust: none;
        background: Highlight;
      }
      &[aria-current],
      &[aria-current] svg {
        color: HighlightText;
      }
    }
  }
`;

export const Footer = styled.div`
  margin-top: auto;
  padding-top: ${tokens.space.s};
`;
