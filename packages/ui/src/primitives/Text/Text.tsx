import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export interface TextProps {
  as?: 'p' | 'span' | 'div' | 'strong' | 'code' | 'dt' | 'dd';
  size?: 'xs' | 's' | 'm' | 'l';
  tone?: 'default' | 'muted' | 'danger';
  weight?: keyof typeof tokens.fontWeight;
  /** Digits of one width, for numbers that stand under each other. */
  isTabular?: boolean;
  id?: string;
  title?: string;
  children: ReactNode;
}

const COLOURS = {
  default: tokens.color.text,
  muted: tokens.color.textMuted,
  danger: tokens.tone.danger.foreground,
};

const Root = styled.p<{
  $size: keyof typeof tokens.fontSize;
  $colour: string;
  $weight: string;
  $isTabular: boolean;
}>`
  margin: 0;
  color: ${({ $colour }) => $colour};
  font-size: ${({ $size }) => tokens.fontSize[$size]};
  font-weight: ${({ $weight }) => $weight};
  line-height: ${tokens.lineHeight.normal};
  font-variant-numeric: ${({ $isTabular }) => ($isTabular ? 'tabular-nums' : 'normal')};
  overflow-wrap: anywhere;
  code& { font-family: ${tokens.fontFamily.code}; }
`;

/** Words in one of the sizes and tones; a paragraph, unless `as` says otherwise. */
export function Text(props: TextProps) {
  const { as = 'p', size = 'm', tone = 'default', weight = 'normal', isTabular = false, ...rest } = props;
  return (
    <Root
      {...rest}
      as={as}
      $size={size}
      $colour={COLOURS[tone]}
      $weight={tokens.fontWeight[weight]}
      $isTabular={isTabular}
    />
  );
}
