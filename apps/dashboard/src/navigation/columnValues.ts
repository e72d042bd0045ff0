import { filterParameter } from '@sitelens/results/table';

/** A value, or a comma list of them, by a column's id. */
export type ColumnValues = Readonly<Record<string, string>>;

/** The end of an address that filters a list by columns' values; nothing without any. */
export function filterQuery(values: ColumnValues = {}): string {
  const parameters = Object.entries(values).map(([column, value]) => [filterParameter(column), value]);
  return parameters.length === 0 ? '' : `?${new URLSearchParams(parameters)}`;
}
