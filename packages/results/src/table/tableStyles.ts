import { coarsePointer, focusRing, forcedColors, tokens } from '@sitelens/ui/theme';
import { css, styled } from 'styled-components';
import { cardStyles } from './cardStyles.ts';
import { tableClass } from './tableClasses.ts';

/** How far below the top of what scrolls the head sticks: under the host's own bar, or the shell's. */
const stickyTop = 'var(--sitelens-table-sticky-top, var(--sitelens-shell-top, 0px))';

const { headCell, row, opens, details, cell, toggleCell, toggle, cardLabel, cardValue, opener } = tableClass;
const numeric = 'sitelens-table-numeric';

const headStyles = css`
  .${headCell} {
    position: sticky;
    top: ${stickyTop};
    z-index: ${tokens.zIndex.sticky};
    height: 2.25rem;
    padding: 0 ${tokens.space.m};
    border-bottom: 1px solid ${tokens.color.border};
    background: ${tokens.color.surfaceSunken};
    color: ${tokens.color.textMuted};
    font-size: ${tokens.fontSize.s};
    font-weight: ${tokens.fontWeight.medium};
    text-align: start;
    white-space: nowrap;
    &:first-child { padding-inline-start: ${tokens.space.l}; }
    &:last-child { padding-inline-end: ${tokens.space.l}; }
    &.${numeric} { text-align: end; }
    &.${toggleCell} {
      box-sizing: border-box;
      width: calc(${tokens.space.l} + ${tokens.size.controlS} + ${tokens.space.xs});
      padding-inline-end: 0;
    }
  }
`;

const rowStyles = css`
  .${row} + .${row}:not(.${details}) > *, tbody + tbody > .${row}:first-child > * {
    border-top: 1px solid ${tokens.color.border};
  }
  .${opens} { cursor: pointer; }
  .${opens}:hover > * { background: ${tokens.color.surfaceHover}; }
  /* What is focused must not lie under the head (WCAG 2.4.11). */
  tbody :is(a, button, input, select, textarea, summary, [tabindex]) {
    scroll-margin-block: calc(${stickyTop} + 2.75rem) ${tokens.space.s};
  }
`;

const cellStyles = css`
  .${cell} {
    padding: 0.625rem ${tokens.space.m};
    font-weight: ${tokens.fontWeight.normal};
    overflow-wrap: anywhere;
    text-align: start;
    vertical-align: middle;
    &:first-child { padding-inline-start: ${tokens.space.l}; }
    &:last-child { padding-inline-end: ${tokens.space.l}; }
    &.${numeric} { font-variant-numeric: tabular-nums; text-align: end; white-space: nowrap; }
    &.${toggleCell} { padding-inline-end: 0; }
  }
  .${details} > .${cell} {
    padding-top: ${tokens.space.s};
    padding-bottom: ${tokens.space.l};
  }
  .${cardLabel} { display: none; }
  .${cardValue} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${tokens.space.xs};
    min-width: 0;
  }
  .${numeric} > .${cardValue} { justify-content: flex-end; }
`;

const control = css`
  border: 0;
  border-radius: ${tokens.radius.s};
  background: none;
  color: ${tokens.color.text};
  font: inherit;
  cursor: pointer;
`;

const controlStyles = css`
  .${toggle} {
    display: grid;
    place-items: center;
    width: ${tokens.size.controlS};
    min-height: ${tokens.size.controlS};
    padding: 0;
    ${control}
    ${focusRing}
    &:hover { background: ${tokens.color.surfaceHover}; }
    svg { width: ${tokens.size.icon}; height: ${tokens.size.icon}; }
    &[aria-expanded='true'] svg { transform: rotate(90deg); }
    &[aria-expanded='false'] svg:dir(rtl) { transform: scaleX(-1); }
    ${forcedColors} { color: LinkText; }
  }
  /* The control that opens a row; the rest of the row only helps the pointer. */
  .${opener} :is(button, a) {
    display: inline-block;
    /* On the line, pictures in it would leave room for letters below them. */
    vertical-align: middle;
    max-width: 100%;
    min-height: 1.5rem;
    padding: 0;
    ${control}
    font-weight: ${tokens.fontWeight.medium};
    overflow-wrap: anywhere;
    text-align: start;
    text-decoration: none;
    ${focusRing}
    ${coarsePointer} { display: flex; align-items: center; min-height: 3rem; }
  }
  .${row}:hover .${opener} :is(button, a) { text-decoration: underline; }
  ${forcedColors} { .${opener} button { color: LinkText; } }
`;

const gapStyles = css`
  .${tableClass.gap} { padding: 0; border: 0; }
`;

/** A changed display takes a table's meaning away, so every part says its role itself. */
export const Table = styled.table.attrs({ role: 'table' })<{ $hasFixedColumns: boolean }>`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: ${({ $hasFixedColumns }) => ($hasFixedColumns ? 'fixed' : 'auto')};
  ${headStyles}
  ${rowStyles}
  ${cellStyles}
  ${controlStyles}
  ${gapStyles}
  ${cardStyles}
`;
