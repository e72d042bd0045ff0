import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.xs};
  min-width: 0;
  font-size: ${tokens.fontSize.s};
  line-height: ${tokens.lineHeight.normal};
`;

export const Label = styled.label<{ $isHidden: boolean }>`
  color: ${tokens.color.text};
  font-weight: ${tokens.fontWeight.medium};
  ${({ $isHidden }) => $isHidden && visuallyHidden}
`;

export const Required = styled.span`
  color: ${tokens.color.textMuted};
  font-weight: ${tokens.fontWeight.normal};
`;

export const Description = styled.div`
  color: ${tokens.color.textMuted};
`;

export const Shell = styled.div<{ $isInvalid: boolean }>`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s};
  box-sizing: border-box;
  min-height: ${tokens.size.controlM};
  padding: 0 ${tokens.space.s};
  border: 1px solid ${({ $isInvalid }) => ($isInvalid ? tokens.color.danger : tokens.color.borderStrong)};
  border-radius: ${tokens.radius.m};
  background: ${tokens.color.surface};
  transition: border-color ${tokens.motion.fast} ${tokens.motion.easing};
  &:focus-within {
    outline: ${tokens.focus.width} solid ${tokens.color.focus};
    outline-offset: -1px;
  }
  &[data-disabled] {
    border-color: ${tokens.color.border};
    background: ${tokens.color.surfaceSunken};
  }
`;

export const Affix = styled.span`
  display: flex;
  color: ${tokens.color.textMuted};
  svg { width: ${tokens.size.icon}; height: ${tokens.size.icon}; }
`;

export const Input = styled.input`
  flex: 1;
  align-self: stretch;
  box-sizing: border-box;
  width: 100%;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: ${tokens.color.text};
  font: inherit;
  font-size: ${tokens.fontSize.m};
  outline: none;
  &::placeholder { color: ${tokens.color.textMuted}; opacity: 1; }
  &:disabled { color: ${tokens.color.textDisabled}; cursor: not-allowed; }
  /* Below 16 px, iOS zooms the page on focus. */
  @media (pointer: coarse) { font-size: ${tokens.fontSize.l}; }
`;

export const ErrorText = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space.xs};
  color: ${tokens.tone.danger.foreground};
  overflow-wrap: anywhere;
  &:empty { display: none; }
  svg { flex: none; width: 0.875rem; height: 0.875rem; margin-top: 0.2em; }
`;
