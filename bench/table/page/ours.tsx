import { type LocalColumn, LocalDataTable, type TableView } from '@sitelens/results/table';
import type { ReactNode } from 'react';
import type { BenchRow } from './BenchRow.ts';
import type { Contender } from './contender.ts';

const columns: readonly LocalColumn<BenchRow>[] = [
  { id: 'url', header: 'Page', cell: ({ url }) => url, sortValue: ({ url }) => url, firstOrder: 'asc' },
  { id: 'rule', header: 'Rule', cell: ({ rule }) => rule, sortValue: ({ rule }) => rule, firstOrder: 'asc' },
  { id: 'impact', header: 'Impact', cell: ({ impact }) => impact },
  {
    id: 'issues',
    header: 'Issues',
    cell: ({ issues }) => issues,
    sortValue: ({ issues }) => issues,
    firstOrder: 'desc',
    isNumeric: true,
  },
];

/** Rows as they come, 50 at a time. */
const FIRST_VIEW: TableView = { order: 'asc', orderBy: '', page: 0, rowsPerPage: 50, filters: {} };

export function OurTable({ rows, layout }: { rows: readonly BenchRow[]; layout: 'pages' | 'scroll' }) {
  return (
    <LocalDataTable
      caption="Issues"
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      defaultView={FIRST_VIEW}
      layout={layout}
      maxHeight="600px"
    />
  );
}

export function ours(show: (content: ReactNode) => void): Contender {
  return {
    name: 'sitelens',
    mount: (rows) => show(<OurTable rows={rows} layout="pages" />),
    unmount: () => show(null),
  };
}
