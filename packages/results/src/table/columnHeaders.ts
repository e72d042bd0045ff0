import type { DataColumn } from './DataColumn.ts';
import type { HeaderCellProps } from './HeaderCell.tsx';
import { type TableView, withSort } from './tableView.ts';

interface Options<Row> {
  columns: readonly DataColumn<Row>[];
  view: TableView;
  onViewChange: (view: TableView) => void;
}

/** What each column's head shows of the view, and what a press on it changes; nothing where there is nothing to sort. */
export function columnHeaders<Row extends object>(
  options: Options<Row>,
  canSort: boolean,
): HeaderCellProps<Row>[] {
  const { columns, view, onViewChange } = options;
  return columns.map((column) => {
    const { id } = column;
    const firstOrder = canSort ? column.firstOrder : undefined;
    return {
      column,
      sorted: firstOrder && id === view.orderBy ? view.order : undefined,
      onSort: firstOrder && (() => onViewChange(withSort(view, { id, firstOrder }))),
    };
  });
}
