import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

/** The tones of the theme: each a foreground and background that contrast by 4.5:1 (WCAG 1.4.3). */
export type Tone = keyof typeof tokens.tone;

export interface BadgeProps {
  tone?: Tone;
  icon?: ReactNode;
  children: ReactNode;
}

export const BadgeRoot = styled.span<{ $foreground: string; $background: string }>`
  display: inline-flex;
  align-items: center;
  gap: 0.3em;
  box-sizing: border-box;
  padding: 0.0625rem ${tokens.space.s};
  border: 1px solid transparent;
  border-radius: ${tokens.radius.full};
  background: ${({ $background }) => $background};
  color: ${({ $foreground }) => $foreground};
  font-size: ${tokens.fontSize.xs};
  font-weight: ${tokens.fontWeight.medium};
  font-variant-numeric: tabular-nums;
  line-height: ${tokens.lineHeight.normal};
  /*
   * On one line, unless it is no short state at all, as a tag of a thousand letters from elsewhere. No share of
   * what it stands in: a table takes that for no limit when it measures its columns.
   */
  width: max-content;
  max-width: min(20rem, 60vw);
  overflow-wrap: anywhere;
  svg { flex: none; width: 0.875rem; height: 0.875rem; }
`;

/** A short state in words. The tone only underlines it. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  const { foreground, background } = tokens.tone[tone];
  return (
    <BadgeRoot $foreground={foreground} $background={background}>
      {icon}
      {children}
    </BadgeRoot>
  );
}
