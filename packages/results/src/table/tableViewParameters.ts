import { isRowsPerPage, type Order, ROWS_PER_PAGE, type TableView } from './tableView.ts';

/** What a table accepts from a query string, and what holds where the string says nothing or nonsense. */
export interface TableViewSpec {
  readonly defaultOrder: Order;
  readonly defaultOrderBy: string;
  /** Ids of the columns that can be sorted by. */
  readonly sortColumns: readonly string[];
  /** Ids of the columns that can be filtered; the column `impact` is read from `filterImpact`. */
  readonly filterColumns?: readonly string[];
}

/** The view that holds where a query string says nothing. */
export function defaultTableView(spec: TableViewSpec): TableView {
  return {
    order: spec.defaultOrder,
    orderBy: spec.defaultOrderBy,
    page: 0,
    rowsPerPage: ROWS_PER_PAGE[0],
    filters: {},
  };
}

/** The parameter that holds a column's filter: `impact` → `filterImpact`. */
export function filterParameter(columnId: string): string {
  return `filter${columnId.charAt(0).toUpperCase()}${columnId.slice(1)}`;
}

/**
 * Reads a view from a query string. A bad value falls back to the default of its own parameter only
 * (specification, section 5). A parameter given twice counts the first time.
 */
export function parseTableView(params: URLSearchParams, spec: TableViewSpec): TableView {
  const defaults = defaultTableView(spec);
  const order = params.get('order');
  const orderBy = params.get('orderBy');
  const rowsPerPage = wholeNumber(params.get('rowsPerPage'));
  return {
    order: order === 'asc' || order === 'desc' ? order : defaults.order,
    orderBy: orderBy !== null && spec.sortColumns.includes(orderBy) ? orderBy : defaults.orderBy,
    page: wholeNumber(params.get('page')) ?? defaults.page,
    rowsPerPage: rowsPerPage !== undefined && isRowsPerPage(rowsPerPage) ? rowsPerPage : defaults.rowsPerPage,
    filters: parseFilters(params, spec.filterColumns ?? []),
  };
}

/**
 * Writes a view into a query string. What equals the default is left out, so that addresses stay short;
 * parameters that don't belong to the view are kept from `base`.
 */
export function formatTableView(
  view: TableView,
  spec: TableViewSpec,
  base: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const defaults = defaultTableView(spec);
  const params = new URLSearchParams(base);
  const write = (name: string, value: string, byDefault: string) => {
    if (value === byDefault) params.delete(name);
    else params.set(name, value);
  };
  write('order', view.order, defaults.order);
  write('orderBy', view.orderBy, defaults.orderBy);
  write('page', String(view.page), String(defaults.page));
  write('rowsPerPage', String(view.rowsPerPage), String(defaults.rowsPerPage));
  for (const column of spec.filterColumns ?? []) {
    write(filterParameter(column), (view.filters[column] ?? []).map(escapeValue).join(','), '');
  }
  return params;
}

function parseFilters(params: URLSearchParams, columns: readonly string[]): TableView['filters'] {
  const filters = columns.map((column) => [column, listOf(params.get(filterParameter(column)))] as const);
  return Object.fromEntries(filters.filter(([, values]) => values.length > 0));
}

function listOf(value: string | null): string[] {
  const values = (value ?? '').split(',').map((part) => unescapeValue(part.trim()));
  return [...new Set(values)].filter((part) => part !== '');
}

/** Digits only: `Number` would take '', ' 1', '1e3' and '0x10' as well. */
function wholeNumber(value: string | null): number | undefined {
  if (value === null || !/^\d+$/.test(value)) return undefined;
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : undefined;
}

/** Neither a comma inside of a value nor a space at its end may be taken for what is between values. */
function escapeValue(value: string): string {
  return value
    .replaceAll('%', '%25')
    .replaceAll(',', '%2C')
    .replace(/^\s+|\s+$/g, encodeURIComponent);
}

function unescapeValue(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    // Written by hand, as in `100%`: it is what it says.
    return value;
  }
}
