import { printInLight, tokens } from '@sitelens/ui/theme';
import { styled } from 'styled-components';

/** The sheet: on screen a column that can be read, on paper as wide as the paper. Nothing is cut in two by a page. */
export const Sheet = styled.article`
  ${printInLight}
  max-width: 52rem;
  color: ${tokens.color.text};
  font-size: ${tokens.fontSize.m};
  line-height: ${tokens.lineHeight.normal};
  overflow-wrap: anywhere;

  @media print {
    max-width: none;
    font-size: 10pt;
    h1, h2, h3, h4 { break-after: avoid; }
    img, tr, pre { break-inside: avoid; }
    thead { display: table-header-group; }
    p, li { orphans: 3; widows: 3; }
    /* Where a link leads can't be asked of paper; within the report the reader turns pages. */
    a[href^='http']::after { content: ' (' attr(href) ')'; font-size: 0.85em; }
    [data-shows-address] a::after { content: none; }
    a { color: inherit; }
    a[target='_blank'] > :is(svg, span) { display: none; }
  }
`;

/** A part of the report; those that begin a page of their own say so. */
export const Part = styled.section<{ $beginsPage?: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.m};
  margin-block-start: ${tokens.space.xl};
  @media print { break-before: ${({ $beginsPage }) => ($beginsPage ? 'page' : 'auto')}; }
`;

/** Stays on the page of what follows it. */
export const Lead = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s};
  @media print { break-after: avoid; break-inside: avoid; }
`;

export const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.xs};
  margin: 0;
  padding-inline-start: 1.25rem;
  /* As far from what it stands below as its items are from each other. */
  li > & { margin-block-start: ${tokens.space.xs}; }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(7rem, max-content) 1fr;
  gap: ${tokens.space.xs} ${tokens.space.l};
  margin: 0;
  dt { color: ${tokens.color.textMuted}; }
  dd { margin: 0; min-width: 0; }
`;

/** Reached by keyboard where it is wider than the room; on paper it is never cut. */
export const TableRoom = styled.section`
  overflow-x: auto;
  @media print { overflow: visible; }
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${tokens.fontSize.s};
  caption { padding-block-end: ${tokens.space.xs}; font-weight: ${tokens.fontWeight.medium}; text-align: start; }
  th, td {
    padding: ${tokens.space.xs} ${tokens.space.s};
    border-block-end: 1px solid ${tokens.color.border};
    text-align: start;
    vertical-align: top;
  }
  /* Their words are broken only where one is longer than all the room, an address wherever the column ends. */
  td, thead th { overflow-wrap: break-word; }
  [data-number] { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
`;

export const Code = styled.pre.attrs({ translate: 'no', dir: 'ltr' })`
  margin: 0;
  padding: ${tokens.space.s};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.s};
  background: ${tokens.color.surfaceSunken};
  color: ${tokens.color.text};
  font-family: ${tokens.fontFamily.code};
  font-size: ${tokens.fontSize.xs};
  white-space: pre-wrap;
`;

export const Picture = styled.img`
  display: block;
  max-width: 100%;
  height: auto;
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.s};
`;
