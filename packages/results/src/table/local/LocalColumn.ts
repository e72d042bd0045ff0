import type { ColumnFilter, DataColumn } from '../DataColumn.ts';
import type { SortValue } from './SortValue.ts';

/** A column of a {@link LocalDataTable}: with `firstOrder` it needs `sortValue` to be sortable. */
export interface LocalColumn<Row> extends DataColumn<Row> {
  /** What its rows are compared by. */
  readonly sortValue?: (row: Row) => SortValue;
  /** What its rows are filtered by; without `filter` the values are offered as they are, each with its count. */
  readonly filterValues?: (row: Row) => readonly string[];
}

/** A filter of a {@link LocalDataTable} that no column has. */
export interface LocalFilter<Row> {
  readonly id: string;
  readonly header: string;
  readonly filterValues: (row: Row) => readonly string[];
  /** Default: the values as they are. */
  readonly filter?: ColumnFilter;
}
