import type { ReactNode } from 'react';
import type { RowOpening } from './BodyRow.tsx';
import type { DataColumn } from './DataColumn.ts';
import type { SortableColumn, TableView } from './tableView.ts';

/** An order of the rows, by its name. */
export interface NamedOrder extends SortableColumn {
  readonly header: string;
}

/** Whether the rows are there. With rows, `loading` keeps showing them until others come. */
export type DataStatus = 'loading' | 'ready' | 'failed';

export interface DataTableProps<Row extends object> extends RowOpening<Row> {
  /** What the table shows; its accessible name. */
  caption: string;
  /** Where a heading beside the table says the same. Default: false. */
  isCaptionHidden?: boolean;
  /** Keep them outside of the component or memoised. */
  columns: readonly DataColumn<Row>[];
  /** The rows of the view's page, in the view's order. */
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Orders that no column has, by the names that a list of orders gives them. */
  furtherOrders?: readonly NamedOrder[];
  view: TableView;
  onViewChange: (view: TableView) => void;
  /** Rows on all pages. */
  total: number;
  status: DataStatus;
  onRetry: () => void;
  /** In place of the rows where there are none. */
  empty?: ReactNode;
  /** The words for `failed`. */
  failure?: { title: string; detail?: ReactNode };
}
