import type { DataColumn } from './DataColumn.ts';

type CellLook = Pick<DataColumn<never>, 'isNumeric' | 'inCards'>;

/**
 * The parts of a table that there are many of. They are plain elements with a class, reached by the styles of
 * the one table: a styled component for every cell costs more than the rest of the row.
 */
export const tableClass = {
  headCell: 'sitelens-table-head-cell',
  row: 'sitelens-table-row',
  opens: 'sitelens-table-row-opens',
  details: 'sitelens-table-details',
  cell: 'sitelens-table-cell',
  rowHeader: 'sitelens-table-row-header',
  toggleCell: 'sitelens-table-toggle-cell',
  toggle: 'sitelens-table-toggle',
  cardLabel: 'sitelens-table-card-label',
  cardValue: 'sitelens-table-card-value',
  wideCell: 'sitelens-table-wide-cell',
  aloneCell: 'sitelens-table-alone-cell',
  opener: 'sitelens-table-opener',
  gap: 'sitelens-table-gap',
} as const;

/** The classes of a cell, with the marks of those that hold numbers, and of those that cards show otherwise. */
export function cellClass(name: string, { isNumeric, inCards }: CellLook): string {
  const numeric = isNumeric ? `${name} sitelens-table-numeric` : name;
  if (inCards === undefined) return numeric;
  return `${numeric} ${tableClass.wideCell}${inCards === 'alone' ? ` ${tableClass.aloneCell}` : ''}`;
}

/** A changed display, as in cards, takes a table's meaning away: every part says its role itself. */
export const tableRole = {
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
