import { tokens } from '@sitelens/ui/theme';
import { styled } from 'styled-components';
import { CodeWord } from '../internal/CodeWord.ts';
import type { Hex } from './colour/wcagContrast.ts';

const Swatch = styled.span`
  display: inline-block;
  flex: none;
  width: 1.25em;
  height: 1.25em;
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.s};
  forced-color-adjust: none;
`;

const Together = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space.xs};
`;

/** A colour, to be seen and to be read. */
export function ColourName({ colour }: { colour: Hex }) {
  return (
    <Together>
      <Swatch aria-hidden style={{ backgroundColor: colour }} />
      <CodeWord>{colour}</CodeWord>
    </Together>
  );
}
