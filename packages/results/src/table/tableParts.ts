import { coarsePointer, focusRing, forcedColors, reducedMotion, tokens } from '@sitelens/ui/theme';
import { css, keyframes, styled } from 'styled-components';

/** Narrower than this, in the room that the table itself has, rows become cards. */
export const asCards = '@container sitelens-table (max-width: 40rem)';

/** The room that decides between table and cards: a widget may be narrow on a wide page. */
export const Room = styled.div`
  container: sitelens-table / inline-size;
  min-width: 0;
`;

export const Frame = styled.div`
  /* Not hidden: a scroll container would keep the head from sticking to the page. */
  overflow: clip;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  font-size: ${tokens.fontSize.m};
  line-height: ${tokens.lineHeight.normal};
  &:focus { outline: none; }
`;

const pass = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(350%); }
`;

/** Over rows that are being replaced: they stay as readable as before. */
export const BusyLine = styled.div`
  position: relative;
  z-index: calc(${tokens.zIndex.sticky} + 1);
  height: 2px;
  margin-bottom: -2px;
  overflow: hidden;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    width: 30%;
    background: ${tokens.color.accent};
    animation: ${pass} ${tokens.motion.slow} ease-in-out infinite;
    ${reducedMotion} { width: 100%; animation: none; }
    ${forcedColors} { background: Highlight; }
  }
`;

/* A changed display takes a table's meaning away, so every part says its role itself. */
export const Table = styled.table.attrs({ role: 'table' })`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: auto;
  ${asCards} { display: block; }
`;

/** What the table shows, for the eye; the caption says it to screen readers. */
export const VisibleCaption = styled.div`
  padding: ${tokens.space.m} ${tokens.space.l};
  font-weight: ${tokens.fontWeight.bold};
`;

export const Caption = styled.caption`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const Head = styled.thead.attrs({ role: 'rowgroup' })`
  ${asCards} { display: none; }
`;

export const HeadCell = styled.th.attrs({ role: 'columnheader', scope: 'col' })<{ $isNumeric: boolean }>`
  position: sticky;
  top: var(--sitelens-table-sticky-top, 0px);
  z-index: ${tokens.zIndex.sticky};
  padding: 0 ${tokens.space.m};
  border-bottom: 1px solid ${tokens.color.border};
  background: ${tokens.color.surfaceSunken};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.s};
  font-weight: ${tokens.fontWeight.medium};
  height: 2.25rem;
  text-align: ${({ $isNumeric }) => ($isNumeric ? 'end' : 'start')};
  white-space: nowrap;
  &:first-child { padding-inline-start: ${tokens.space.l}; }
  &:last-child { padding-inline-end: ${tokens.space.l}; }
`;

export const SortButton = styled.button<{ $isSorted: boolean; $isNumeric: boolean }>`
  display: inline-flex;
  flex-direction: ${({ $isNumeric }) => ($isNumeric ? 'row-reverse' : 'row')};
  align-items: center;
  gap: ${tokens.space.xs};
  min-height: ${tokens.size.controlS};
  margin: 0 calc(-1 * ${tokens.space.xs});
  padding: 0 ${tokens.space.xs};
  border: 0;
  border-radius: ${tokens.radius.s};
  background: none;
  color: ${({ $isSorted }) => ($isSorted ? tokens.color.text : 'inherit')};
  font: inherit;
  cursor: pointer;
  svg {
    flex: none;
    width: 0.875rem;
    height: 0.875rem;
    opacity: ${({ $isSorted }) => ($isSorted ? 1 : 0.45)};
  }
  &:hover { color: ${tokens.color.text}; }
  &:hover svg { opacity: 1; }
  ${focusRing}
`;

export const Body = styled.tbody.attrs({ role: 'rowgroup' })`
  ${asCards} { display: block; }
`;

export const Row = styled.tr.attrs({ role: 'row' })<{ $opens?: boolean }>`
  ${({ $opens }) =>
    $opens &&
    css`
      cursor: pointer;
      &:hover > * { background: ${tokens.color.surfaceHover}; }
    `}
  ${asCards} {
    display: block;
    padding: ${tokens.space.xs} 0 ${tokens.space.m};
    border-top: 1px solid ${tokens.color.border};
    &:first-child { border-top: 0; }
  }
`;

const cell = css<{ $isNumeric: boolean }>`
  padding: 0.625rem ${tokens.space.m};
  border-top: 1px solid ${tokens.color.border};
  font-variant-numeric: ${({ $isNumeric }) => ($isNumeric ? 'tabular-nums' : 'normal')};
  font-weight: ${tokens.fontWeight.normal};
  overflow-wrap: anywhere;
  text-align: ${({ $isNumeric }) => ($isNumeric ? 'end' : 'start')};
  vertical-align: middle;
  ${Row}:first-child > & { border-top: 0; }
  &:first-child { padding-inline-start: ${tokens.space.l}; }
  &:last-child { padding-inline-end: ${tokens.space.l}; }
  ${asCards} {
    display: grid;
    grid-template-columns: minmax(6rem, 2fr) 5fr;
    align-items: center;
    gap: ${tokens.space.m};
    min-width: 0;
    padding: ${tokens.space.xs} ${tokens.space.l};
    border: 0;
    text-align: start;
  }
`;

export const Cell = styled.td.attrs({ role: 'cell' })<{ $isNumeric: boolean }>`${cell}`;

/** The cell that names the row. */
export const RowHeader = styled.th.attrs({ role: 'rowheader', scope: 'row' })<{ $isNumeric: boolean }>`
  ${cell}
  ${asCards} {
    display: block;
    padding-top: ${tokens.space.s};
    font-weight: ${tokens.fontWeight.medium};
  }
`;

/** A column's name beside its value; in a table it stands at the head instead. */
export const CardLabel = styled.span`
  display: none;
  ${asCards} {
    display: block;
    color: ${tokens.color.textMuted};
    font-size: ${tokens.fontSize.s};
  }
`;

/** Badges and pictures stand beside each other and wrap; a text is one of them. */
export const CardValue = styled.div<{ $isNumeric: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $isNumeric }) => ($isNumeric ? 'flex-end' : 'flex-start')};
  gap: ${tokens.space.xs};
  min-width: 0;
  white-space: ${({ $isNumeric }) => ($isNumeric ? 'nowrap' : 'normal')};
  ${asCards} { justify-content: flex-start; }
`;

/** The control that opens a row; the rest of the row only helps the pointer. */
export const RowOpener = styled.span`
  > button, > a, > span > a {
    display: inline-block;
    max-width: 100%;
    min-height: 1.5rem;
    padding: 0;
    border: 0;
    border-radius: ${tokens.radius.s};
    background: none;
    color: ${tokens.color.text};
    font: inherit;
    font-weight: ${tokens.fontWeight.medium};
    overflow-wrap: anywhere;
    text-align: start;
    text-decoration: none;
    cursor: pointer;
    ${focusRing}
  }
  ${Row}:hover & > button, ${Row}:hover & > a, ${Row}:hover & > span > a { text-decoration: underline; }
  ${coarsePointer} {
    > button, > a, > span > a { display: flex; align-items: center; min-height: 3rem; }
  }
  ${asCards} {
    > button, > a, > span > a { display: flex; align-items: center; min-height: 3rem; }
  }
  ${forcedColors} { > button { color: LinkText; } }
`;
