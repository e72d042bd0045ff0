import { formatTableView, parseTableView, type TableView, type TableViewSpec } from '@sitelens/results/table';
import { parseAsString, useQueryStates } from 'nuqs';
import { useMemo } from 'react';
import { parameterOf, parametersOf, paramsOf } from './tableParameters.ts';

/**
 * A table's view in the query string (specification, results, section 5); each change is a step to go back from.
 *
 * @param prefix of the parameters' names, for a second table on a screen; see {@link parameterOf}
 */
export function useTableViewInUrl(
  spec: TableViewSpec,
  prefix = '',
): [TableView, (view: TableView, history?: 'push' | 'replace') => void] {
  const { parsers, urlKeys } = useMemo(() => {
    const names = parametersOf(spec);
    return {
      parsers: Object.fromEntries(names.map((name) => [name, parseAsString])),
      urlKeys: Object.fromEntries(names.map((name) => [name, parameterOf(name, prefix)])),
    };
  }, [spec, prefix]);
  const [values, setValues] = useQueryStates(parsers, { history: 'push', urlKeys });
  const view = useMemo(() => parseTableView(paramsOf(values), spec), [values, spec]);

  function setView(next: TableView, history: 'push' | 'replace' = 'push') {
    const params = formatTableView(next, spec);
    // To go back from nothing would look like a button that doesn't work.
    if (params.toString() === formatTableView(view, spec).toString()) return;
    void setValues(Object.fromEntries(parametersOf(spec).map((name) => [name, params.get(name)])), {
      history,
    });
  }

  return [view, setView];
}
