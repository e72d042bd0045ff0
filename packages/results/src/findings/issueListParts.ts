import { focusRing, reducedMotion, tokens } from '@sitelens/ui/theme';
import { styled } from 'styled-components';

export const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Entry = styled.li`
  border-top: 1px solid ${tokens.color.border};
  &:first-child { border-top: 0; }
  &[data-open] { background: ${tokens.color.surface}; }
`;

export const EntryHeading = styled.h3`
  margin: 0;
  font: inherit;
`;

export const EntryButton = styled.button`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s};
  box-sizing: border-box;
  width: 100%;
  min-height: calc(${tokens.size.controlM} + 0.5rem);
  padding: ${tokens.space.xs} ${tokens.space.m};
  border: 0;
  background: none;
  color: ${tokens.color.text};
  font: inherit;
  font-size: ${tokens.fontSize.s};
  text-align: start;
  cursor: pointer;
  > :first-child { flex: 1; }
  &:hover { background: ${tokens.color.surfaceHover}; }
  &[aria-expanded='true'] { background: ${tokens.color.surfaceSelected}; }
  > svg {
    flex: none;
    width: ${tokens.size.icon};
    height: ${tokens.size.icon};
    color: ${tokens.color.textMuted};
    transition: transform ${tokens.motion.fast} ${tokens.motion.easing};
    ${reducedMotion} { transition: none; }
  }
  &[aria-expanded='true'] > svg { transform: rotate(180deg); }
  ${focusRing}
  &:focus-visible { outline-offset: -2px; }
`;

export const Details = styled.div`
  padding: ${tokens.space.m} ${tokens.space.m} ${tokens.space.xl};
  &[hidden] { display: none; }
`;
