import type { ReactNode } from 'react';
import type { Order } from './tableView.ts';

/** A value that rows can be filtered by. */
export interface FilterOption {
  /** As it stands in `view.filters` and in the query string. */
  readonly value: string;
  /** Already translated. */
  readonly label: string;
  /** How many rows have it, whatever else is filtered. */
  readonly count?: number;
}

/** The values that rows can be filtered by; a row stays if it has one of those that are chosen. */
export interface ColumnFilter {
  readonly options: readonly FilterOption[];
  /** Names a value that is chosen though it is none of the options, as by an old address. Default: as it is. */
  readonly labelOf?: (value: string) => string;
}

/** A column of a {@link DataTable}. */
export interface DataColumn<Row> {
  /** Its name in `orderBy` and in the query string. */
  readonly id: string;
  /** The words at its head, already translated; also its label in a card. */
  readonly header: string;
  /** What it shows of a row. The first column's goes into the control that opens the row: no controls in it. */
  readonly cell: (row: Row) => ReactNode;
  /** The direction of the first press on its head; without it the column can't be sorted. */
  readonly firstOrder?: Order;
  /** For numbers: at the end of the column, with digits of one width. */
  readonly isNumeric?: boolean;
  /**
   * For sentences and code, which in a card take its whole width: below the column's head, or alone where they only say
   * more of what stands above them.
   */
  readonly inCards?: 'below-head' | 'alone';
  /** A CSS width; the others share what is left. */
  readonly width?: string;
  /** Without it the rows can't be filtered by this column. */
  readonly filter?: ColumnFilter;
}
