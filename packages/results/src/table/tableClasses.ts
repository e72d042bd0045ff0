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
  opener: 'sitelens-table-opener',
  gap: 'sitelens-table-gap',
} as const;

/** The class of a cell, with the mark of those that hold numbers. */
export function cellClass(name: string, isNumeric: boolean | undefined): string {
  return isNumeric ? `${name} sitelens-table-numeric` : name;
}

/** A changed display, as in cards, takes a table's meaning away: every part says its role itself. */
export const tableRole = {
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
