import type { DataStatus, DataTableProps } from '../DataTableProps.ts';
import type { TableView } from '../tableView.ts';
import type { LocalColumn, LocalFilter } from './LocalColumn.ts';

/** Rows that are there from the start have no status; those that are fetched can fail. */
type LocalStatus = { status?: undefined; onRetry?: undefined } | { status: DataStatus; onRetry: () => void };

/** Where the view is kept: by the table, from a first one on, or by whoever hands it in. */
type LocalView =
  | { defaultView: TableView; view?: undefined; onViewChange?: (view: TableView) => void }
  | { defaultView?: undefined; view: TableView; onViewChange: (view: TableView) => void };

type Shared<Row extends object> = Omit<
  DataTableProps<Row>,
  'columns' | 'rows' | 'furtherFilters' | 'view' | 'onViewChange' | 'total' | 'status' | 'onRetry'
>;

export type LocalDataTableProps<Row extends object> = Shared<Row> &
  LocalStatus &
  LocalView & {
    /** Keep them outside of the component or memoised: their orders are kept as long as they are the same. */
    columns: readonly LocalColumn<Row>[];
    /** All of them, in the order that equals keep. Memoised, as the columns. */
    rows: readonly Row[];
    /** Memoised, as the columns. */
    furtherFilters?: readonly LocalFilter<Row>[];
    /** Pages of 10, 25 or 50 rows, or one list that scrolls in a box of its own. Default: `pages`. */
    layout?: 'pages' | 'scroll';
    /** Of the box that scrolls, as a CSS length. Default: `70vh`. */
    maxHeight?: string;
  };
