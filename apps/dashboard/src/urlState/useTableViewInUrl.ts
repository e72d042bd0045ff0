import {
  filterParameter,
  formatTableView,
  parseTableView,
  type TableView,
  type TableViewSpec,
} from '@sitelens/results/table';
import { parseAsString, useQueryStates } from 'nuqs';
import { useMemo } from 'react';

/** A table's view in the query string (specification, results, section 5); each change is a step to go back from. */
export function useTableViewInUrl(spec: TableViewSpec): [TableView, (view: TableView) => void] {
  const parsers = useMemo(
    () => Object.fromEntries(parametersOf(spec).map((name) => [name, parseAsString])),
    [spec],
  );
  const [values, setValues] = useQueryStates(parsers, { history: 'push' });
  const view = useMemo(() => parseTableView(paramsOf(values), spec), [values, spec]);

  function setView(next: TableView) {
    const params = formatTableView(next, spec);
    // To go back from nothing would look like a button that doesn't work.
    if (params.toString() === formatTableView(view, spec).toString()) return;
    void setValues(Object.fromEntries(parametersOf(spec).map((name) => [name, params.get(name)])));
  }

  return [view, setView];
}

/** The parameters that belong to a view. */
function parametersOf({ filterColumns = [] }: TableViewSpec): string[] {
  return ['order', 'orderBy', 'page', 'rowsPerPage', ...filterColumns.map(filterParameter)];
}

function paramsOf(values: Readonly<Record<string, string | null>>): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== null) params.set(name, value);
  return params;
}
