import type { ReactNode } from 'react';
import type { RowOpening } from './BodyRow.tsx';
import type { ColumnFilter, DataColumn } from './DataColumn.ts';
import type { RowExpanding } from './rowExpansion.ts';
import type { SortableColumn, TableView } from './tableView.ts';

/** An order of the rows, by its name. */
export interface NamedOrder extends SortableColumn {
  readonly header: string;
}

/** A filter of the rows, by its name. */
export interface NamedFilter {
  /** Its name in `view.filters` and in the query string. */
  readonly id: string;
  readonly header: string;
  readonly filter: ColumnFilter;
}

/** Rows that are kept back: none of their data is here. */
export interface Redaction {
  /** How many; at most 5 of them are hinted at (specification, section 9). 0 for none. */
  readonly count: number;
  /** What to do about it. */
  readonly prompt: ReactNode;
}

/** Whether the rows are there. With rows, `loading` keeps showing them until others come. */
export type DataStatus = 'loading' | 'ready' | 'failed';

export interface DataTableProps<Row extends object> extends RowOpening<Row>, RowExpanding<Row> {
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
  /** Filters that no column has; they stand before those of the columns. */
  furtherFilters?: readonly NamedFilter[];
  view: TableView;
  onViewChange: (view: TableView) => void;
  /** Rows on all pages that match the filters; those that are kept back don't count. */
  total: number;
  status: DataStatus;
  onRetry: () => void;
  /** In place of the rows where there are none, unless that is because of a filter. */
  empty?: ReactNode;
  /** The words for `failed`. */
  failure?: { title: string; detail?: ReactNode };
  /** Hinted at after the last of the rows. */
  redaction?: Redaction | undefined;
}
