import { tokens, visuallyHidden } from '@sitelens/ui/theme';
import { css } from 'styled-components';
import { tableClass } from './tableClasses.ts';
import { asCards } from './tableParts.ts';

const { row, details, cell, rowHeader, toggleCell, toggle, cardLabel, cardValue, opener } = tableClass;
const { wideCell, aloneCell } = tableClass;

/** A row as a card: values under each other, each with its column's name. */
export const cardStyles = css`
  ${asCards} {
    &, tbody { display: block; }
    thead { display: none; }
    .${row} {
      display: block;
      position: relative;
      padding: ${tokens.space.xs} 0 ${tokens.space.m};
    }
    .${row} + .${row}:not(.${details}), tbody + tbody > .${row}:first-child {
      border-top: 1px solid ${tokens.color.border};
    }
    .${row}.${row} > .${cell} {
      display: grid;
      grid-template-columns: minmax(7rem, 2fr) 5fr;
      align-items: center;
      gap: ${tokens.space.m};
      min-width: 0;
      padding: ${tokens.space.xs} ${tokens.space.l};
      border: 0;
      text-align: start;
    }
    .${row}.${row} > .${wideCell} { display: block; }
    .${row}.${row} > .${aloneCell} { padding-top: 0; }
    .${row}.${row} > .${rowHeader} {
      display: block;
      padding-top: ${tokens.space.s};
      font-weight: ${tokens.fontWeight.medium};
    }
    .${row}.${row} > .${toggleCell} {
      display: block;
      position: absolute;
      inset-block-start: calc(${tokens.space.xs} + ${tokens.space.s});
      inset-inline-end: ${tokens.space.xs};
      padding: 0;
    }
    .${toggle}.${toggle} { width: 3rem; min-height: 3rem; }
    .${toggleCell} + .${rowHeader}.${rowHeader} { min-height: 3rem; padding-inline-end: 4rem; }
    .${row}.${details} > .${cell} { display: block; }
    .${cardLabel} {
      display: block;
      color: ${tokens.color.textMuted};
      font-size: ${tokens.fontSize.s};
      /* Beside a number, too, which is kept on its line. */
      white-space: normal;
    }
    .${wideCell} > .${cardLabel} { margin-bottom: ${tokens.space.xs}; }
    .${aloneCell} > .${cardLabel} { ${visuallyHidden} }
    .${cell} > .${cardValue} { justify-content: flex-start; }
    .${opener} :is(button, a) { display: flex; align-items: center; min-height: 3rem; }
  }
`;
