import type { ReactNode } from 'react';
import type { Order } from './tableView.ts';

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
  /** A CSS width; the others share what is left. */
  readonly width?: string;
}
