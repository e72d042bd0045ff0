/** The choices of rows a page, smallest first (specification, section 9). */
export const ROWS_PER_PAGE = [10, 25, 50] as const;

/** How many rows a table shows at once. */
export type RowsPerPage = (typeof ROWS_PER_PAGE)[number];

/** The direction of a sort. */
export type Order = 'asc' | 'desc';

/** Everything about a table that a person can change, as one value. */
export interface TableView {
  readonly order: Order;
  /** The id of the column that the rows are sorted by. */
  readonly orderBy: string;
  /** Zero-based. */
  readonly page: number;
  readonly rowsPerPage: RowsPerPage;
  /** Chosen values by column id; a column without a filter is absent or empty. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
}

/** A column that can be sorted, as far as sorting needs to know it. */
export interface SortableColumn {
  readonly id: string;
  /** The direction of the first press: `desc` where the largest or worst is what people look for. */
  readonly firstOrder: Order;
}

/** Whether a number is one of the choices of rows a page. */
export function isRowsPerPage(value: number): value is RowsPerPage {
  return ROWS_PER_PAGE.some((choice) => choice === value);
}

/** Sorts by a column; a second time turns the direction. Starts again at the first page. */
export function withSort(view: TableView, column: SortableColumn): TableView {
  const isSorted = view.orderBy === column.id;
  const turned = view.order === 'asc' ? 'desc' : 'asc';
  return { ...view, orderBy: column.id, order: isSorted ? turned : column.firstOrder, page: 0 };
}

/** Goes to a page, zero-based; below the first is the first. */
export function withPage(view: TableView, page: number): TableView {
  return { ...view, page: Math.max(0, Math.trunc(page)) };
}

/** Shows another number of rows; starts again at the first page. */
export function withRowsPerPage(view: TableView, rowsPerPage: RowsPerPage): TableView {
  return { ...view, rowsPerPage, page: 0 };
}

/** Keeps the rows whose column has one of the values; no values, no filter. Starts again at the first page. */
export function withFilter(view: TableView, columnId: string, values: readonly string[]): TableView {
  const { [columnId]: _former, ...others } = view.filters;
  return { ...view, filters: values.length > 0 ? { ...others, [columnId]: values } : others, page: 0 };
}

/** Takes filters off; those of other columns stay. Starts again at the first page. */
export function withoutFilters(view: TableView, columnIds: readonly string[]): TableView {
  const others = Object.entries(view.filters).filter(([id]) => !columnIds.includes(id));
  return { ...view, filters: Object.fromEntries(others), page: 0 };
}
