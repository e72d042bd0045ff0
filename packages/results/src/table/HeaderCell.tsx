import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { DataColumn } from './DataColumn.ts';
import { cellClass, tableClass, tableRole } from './tableClasses.ts';
import { SortButton } from './tableParts.ts';
import type { Order } from './tableView.ts';

export interface HeaderCellProps<Row extends object> {
  column: DataColumn<Row>;
  /** The direction that the rows are sorted in by this column. */
  sorted: Order | undefined;
  onSort: (() => void) | undefined;
}

/** A column's head; a button where it can be sorted, as in the APG's sortable table. */
export function HeaderCell<Row extends object>({ column, sorted, onSort }: HeaderCellProps<Row>) {
  const isNumeric = column.isNumeric ?? false;
  const Icon = sorted === undefined ? ChevronsUpDown : sorted === 'asc' ? ArrowUp : ArrowDown;
  return (
    <th
      {...tableRole.columnHeader}
      className={cellClass(tableClass.headCell, column)}
      style={column.width === undefined ? undefined : { width: column.width }}
      // Only the sorted column says so: `none` on every other one is noise (APG).
      aria-sort={sorted && (sorted === 'asc' ? 'ascending' : 'descending')}
    >
      {onSort ? (
        <SortButton type="button" $isSorted={sorted !== undefined} $isNumeric={isNumeric} onClick={onSort}>
          {column.header}
          <Icon aria-hidden />
        </SortButton>
      ) : (
        column.header
      )}
    </th>
  );
}
