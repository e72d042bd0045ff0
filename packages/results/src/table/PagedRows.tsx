import { useId } from 'react';
import { BodyRow } from './BodyRow.tsx';
import type { DataTableProps } from './DataTableProps.ts';
import type { RowExpansion } from './rowExpansion.ts';
import { tableRole } from './tableClasses.ts';

interface PagedRowsProps<Row extends object> {
  table: DataTableProps<Row>;
  expansion: RowExpansion<Row> | undefined;
}

/** The rows of the view's page. */
export function PagedRows<Row extends object>({ table, expansion }: PagedRowsProps<Row>) {
  const { rows, rowId, columns, view, onRowOpen, rowHref } = table;
  const elementId = useId();
  const before = view.page * view.rowsPerPage + 1;
  return (
    <tbody {...tableRole.rowGroup}>
      {rows.map((row, index) => (
        <BodyRow
          key={rowId(row)}
          row={row}
          id={rowId(row)}
          columns={columns}
          rowIndex={before + index + 1}
          elementId={`${elementId}${index}`}
          expansion={expansion}
          onRowOpen={onRowOpen}
          rowHref={rowHref}
        />
      ))}
    </tbody>
  );
}
