import { tokens } from '@sitelens/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { makeInert } from '../internal/makeInert.ts';
import type { Hex } from './colour/wcagContrast.ts';

const Figure = styled.figure`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.xs};
  min-width: 0;
  margin: 0;
`;

const Caption = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.s};
  font-size: ${tokens.fontSize.s};
`;

const Sample = styled.div`
  padding: ${tokens.space.m} ${tokens.space.l};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.m};
  overflow: hidden;
  line-height: 1.4;
  overflow-wrap: anywhere;
  /* These very colours are what it shows. */
  forced-color-adjust: none;
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  align-items: end;
  gap: ${tokens.space.l};
`;

/** Previews side by side. */
export { Grid as Previews };

interface PreviewProps {
  /** What it shows; all that those who don't see it need. */
  caption: ReactNode;
  foreground: Hex;
  /** Without it the sample stands on white. */
  background?: Hex;
  /** In CSS pixels. */
  fontSize?: number | undefined;
  isBold?: boolean;
  children: ReactNode;
}

/** Very small and very large text would show the layout, not the colours. */
const SIZES = { minimum: 10, maximum: 36 };

/**
 * How a pair of colours looks. The sample is a specimen: inert, and hidden from
 * assistive technology, which gets the caption. That it can't be read is what it shows.
 */
export function Preview(props: PreviewProps) {
  const { caption, foreground, background = '#ffffff', fontSize = 16, isBold = false, children } = props;
  const size = Math.min(SIZES.maximum, Math.max(SIZES.minimum, fontSize));
  return (
    <Figure>
      <Caption>{caption}</Caption>
      <Sample
        ref={makeInert}
        style={{
          color: foreground,
          backgroundColor: background,
          fontSize: `${size}px`,
          fontWeight: isBold ? 700 : 400,
        }}
      >
        {children}
      </Sample>
    </Figure>
  );
}
