import { useState } from 'react';
import { DataTable } from '../DataTable.tsx';
import type { DataTableProps } from '../DataTableProps.ts';
import type { TableView } from '../tableView.ts';
import type { LocalDataTableProps } from './LocalDataTableProps.ts';
import { ScrolledTable } from './ScrolledTable.tsx';
import { useLocalColumns } from './useLocalColumns.ts';
import { useLocalPlaces } from './useLocalPlaces.ts';

const NO_RETRY = () => undefined;

/**
 * The table for rows that are all there: it sorts, filters and pages or scrolls them itself, 100,000 of them as
 * smoothly as ten.
 */
export function LocalDataTable<Row extends object>(props: LocalDataTableProps<Row>) {
  const { rows: all, columns, furtherFilters, layout = 'pages', maxHeight = '70vh', ...shared } = props;
  const { defaultView, status = 'ready', onRetry = NO_RETRY, ...rest } = shared;
  const [view, onViewChange] = useLocalView(props);
  const local = useLocalColumns(all, columns, furtherFilters);
  const { places, isSorting } = useLocalPlaces({ rows: all, columns, filterables: local.filterables, view });
  const table: Omit<DataTableProps<Row>, 'rows'> = {
    ...rest,
    columns: local.columns,
    furtherFilters: local.furtherFilters,
    view,
    onViewChange,
    total: places?.length ?? all.length,
    status: status === 'ready' && isSorting ? 'loading' : status,
    onRetry,
  };
  if (layout === 'scroll') {
    return <ScrolledTable table={table} all={all} places={places} maxHeight={maxHeight} />;
  }
  return <DataTable {...table} rows={pageOf(all, places, view)} />;
}

function pageOf<Row>(all: readonly Row[], places: Uint32Array | undefined, view: TableView): readonly Row[] {
  const start = view.page * view.rowsPerPage;
  return Array.from(places?.subarray(start, start + view.rowsPerPage) ?? []).flatMap(
    (place) => all[place] ?? [],
  );
}

function useLocalView<Row extends object>(
  props: LocalDataTableProps<Row>,
): [TableView, (view: TableView) => void] {
  const [own, setOwn] = useState(props.defaultView);
  const view = props.view ?? own;
  if (view === undefined) throw new TypeError('LocalDataTable needs `view` or `defaultView`');
  return [
    view,
    (next) => {
      if (props.view === undefined) setOwn(next);
      props.onViewChange?.(next);
    },
  ];
}
