import { filterParameter, parseTableView, type TableView, type TableViewSpec } from '@sitelens/results/table';

/** The prefix of the overview's second table; the list of pages has the plain names. */
export const SIMILAR_ISSUES = 'similar';

/** A view as the hook of the same prefix reads it, for where there is no hook. */
export function tableViewIn(search: URLSearchParams, spec: TableViewSpec, prefix = ''): TableView {
  const values = parametersOf(spec).map((name) => [name, search.get(parameterOf(name, prefix))] as const);
  return parseTableView(paramsOf(Object.fromEntries(values)), spec);
}

/** How a parameter of the second table of a screen is named: `page` with the prefix `similar` is `similarPage`. */
export function parameterOf(name: string, prefix: string): string {
  return prefix === '' ? name : `${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** The parameters that belong to a view. */
export function parametersOf({ filterColumns = [] }: TableViewSpec): string[] {
  return ['order', 'orderBy', 'page', 'rowsPerPage', ...filterColumns.map(filterParameter)];
}

export function paramsOf(values: Readonly<Record<string, string | null>>): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== null) params.set(name, value);
  return params;
}
