import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

/** As `h1` to `h4`. */
export type HeadingLevel = 1 | 2 | 3 | 4;

export interface HeadingProps {
  /** Its place in the outline. */
  level: HeadingLevel;
  /** Its look, where that differs from the outline. */
  look?: HeadingLevel;
  id?: string;
  children: ReactNode;
}

const SIZES = { 1: tokens.fontSize.xl, 2: tokens.fontSize.l, 3: tokens.fontSize.m, 4: tokens.fontSize.s };
const TAGS = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;

const Root = styled.h2<{ $look: HeadingLevel }>`
  margin: 0;
  color: ${tokens.color.text};
  font-size: ${({ $look }) => SIZES[$look]};
  font-weight: ${tokens.fontWeight.bold};
  letter-spacing: ${({ $look }) => ($look <= 2 ? '-0.011em' : 'normal')};
  line-height: ${tokens.lineHeight.tight};
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

/** A heading; how it looks may differ from its place in the outline. */
export function Heading({ level, look = level, id, children }: HeadingProps) {
  return (
    <Root as={TAGS[level]} $look={look} id={id}>
      {children}
    </Root>
  );
}
