import type { ReactNode } from 'react';
import { usePagination, useSortBy, useTable } from 'react-table';
import type { BenchRow } from './BenchRow.ts';
import type { Contender } from './contender.ts';

const columns = [
  { Header: 'Page', accessor: 'url' },
  { Header: 'Rule', accessor: 'rule' },
  { Header: 'Impact', accessor: 'impact' },
  { Header: 'Issues', accessor: 'issues' },
];

const initialState = { pageSize: 50 };

let sortShownTable: (columnId: string, descending: boolean) => void = () => undefined;

/** As its own documentation puts such a table together, without any look. */
function ReactTable7({ rows }: { rows: readonly BenchRow[] }) {
  const table = useTable({ columns, data: rows, initialState }, useSortBy, usePagination);
  sortShownTable = table.toggleSortBy;
  return (
    <table>
      <thead>
        <tr>
          {table.headers.map((header) => (
            <th key={header.id}>{header.render('Header')}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.page.map((row) => {
          table.prepareRow(row);
          return (
            <tr key={row.id}>
              {row.cells.map(({ column, value }) => (
                <td key={column.id}>{String(value)}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

export function reactTable7(show: (content: ReactNode) => void): Contender {
  return {
    name: 'react-table 7.8.0',
    mount: (rows) => show(<ReactTable7 rows={rows} />),
    unmount: () => show(null),
  };
}

/** Presses a head of the table that is shown. */
export function sortReactTable7(columnId: string, descending: boolean): void {
  sortShownTable(columnId, descending);
}
