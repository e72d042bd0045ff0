import { forcedColors, tokens } from '@sitelens/ui/theme';
import { css } from 'styled-components';

/** Specification (results), section 9: at most so many placeholders stand for rows that are withheld. */
const MAX_PLACEHOLDER_ROWS = 5;

/** From 0 on, one for each placeholder of `count` rows that are withheld. */
export function placeholderRows(count: number): readonly number[] {
  return Array.from({ length: Math.min(MAX_PLACEHOLDER_ROWS, count) }, (_, row) => row);
}

/** Nothing but a grey stroke: there is no data in it to read behind the blur. */
export const blurredStroke = css`
  display: block;
  height: 0.75rem;
  border-radius: ${tokens.radius.s};
  background: ${tokens.color.track};
  filter: blur(3px);
  ${forcedColors} { background: GrayText; }
`;
