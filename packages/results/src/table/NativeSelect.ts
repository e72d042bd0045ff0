import { coarsePointer, focusRing, tokens } from '@sitelens/ui/theme';
import { styled } from 'styled-components';

/** The platform's own list: the best there is on a phone, and short lists need no more. */
export const NativeSelect = styled.select`
  box-sizing: border-box;
  min-width: 0;
  max-width: 100%;
  min-height: ${tokens.size.controlS};
  padding: 0 ${tokens.space.xs} 0 ${tokens.space.s};
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.m};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  font: inherit;
  font-size: ${tokens.fontSize.s};
  cursor: pointer;
  /* Safari on iOS zooms into a field with smaller text. */
  ${coarsePointer} { font-size: ${tokens.fontSize.l}; }
  ${focusRing}
`;

export const SelectLabel = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.s};
  min-width: 0;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.s};
`;
