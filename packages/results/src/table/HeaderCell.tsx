import type { Header } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { DataColumn } from './DataColumn.ts';
import { HeadCell, SortButton } from './tableParts.ts';
import type { DataTableFeatures } from './useDataTable.ts';

interface HeaderCellProps<Row extends object> {
  column: DataColumn<Row>;
  header: Header<DataTableFeatures, Row>;
}

/** A column's head; a button where it can be sorted, as in the APG's sortable table. */
export function HeaderCell<Row extends object>({ column, header }: HeaderCellProps<Row>) {
  const isNumeric = column.isNumeric ?? false;
  const style = column.width === undefined ? undefined : { width: column.width };
  if (column.firstOrder === undefined) {
    return (
      <HeadCell $isNumeric={isNumeric} style={style}>
        {column.header}
      </HeadCell>
    );
  }
  const sorted = header.column.getIsSorted();
  const Icon = sorted === false ? ChevronsUpDown : sorted === 'asc' ? ArrowUp : ArrowDown;
  return (
    // Only the sorted column says so: `none` on every other one is noise (APG).
    <HeadCell
      $isNumeric={isNumeric}
      style={style}
      aria-sort={sorted === false ? undefined : sorted === 'asc' ? 'ascending' : 'descending'}
    >
      <SortButton
        type="button"
        $isSorted={sorted !== false}
        $isNumeric={isNumeric}
        onClick={header.column.getToggleSortingHandler()}
      >
        {column.header}
        <Icon aria-hidden />
      </SortButton>
    </HeadCell>
  );
}
