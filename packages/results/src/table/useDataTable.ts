import {
  type ColumnDef,
  functionalUpdate,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { DataColumn } from './DataColumn.ts';
import { type TableView, withSort } from './tableView.ts';

const features = tableFeatures({ rowSortingFeature });

/** The features that every table of ours has; part of TanStack's types. */
export type DataTableFeatures = typeof features;

interface Options<Row> {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  view: TableView;
  onViewChange: (view: TableView) => void;
}

/** TanStack's table, sorted and paged by whoever hands in the rows, with our view as its state. */
export function useDataTable<Row extends object>(options: Options<Row>) {
  const { columns, rows, rowId, view, onViewChange } = options;
  const definitions = useMemo(() => columns.map(definitionOf), [columns]);
  const sorting = useMemo(
    () => [{ id: view.orderBy, desc: view.order === 'desc' }],
    [view.orderBy, view.order],
  );

  function handleSortingChange(updater: Updater<SortingState>) {
    const [sorted] = functionalUpdate(updater, sorting);
    const column = columns.find(({ id }) => id === sorted?.id);
    if (column?.firstOrder) onViewChange(withSort(view, { id: column.id, firstOrder: column.firstOrder }));
  }

  return useTable<DataTableFeatures, Row>({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    manualSorting: true,
    enableMultiSort: false,
    enableSortingRemoval: false,
    state: { sorting },
    onSortingChange: handleSortingChange,
  });
}

function definitionOf<Row extends object>(column: DataColumn<Row>): ColumnDef<DataTableFeatures, Row> {
  return {
    id: column.id,
    // Sorting asks for an accessor; the rows come sorted, so its value is never compared.
    accessorFn: () => undefined,
    header: column.header,
    cell: ({ row }) => column.cell(row.original),
    enableSorting: column.firstOrder !== undefined,
    sortDescFirst: column.firstOrder === 'desc',
  };
}
