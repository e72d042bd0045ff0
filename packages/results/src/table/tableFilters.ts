import type { ColumnFilter, DataColumn, FilterOption } from './DataColumn.ts';
import type { NamedFilter } from './DataTableProps.ts';
import { type TableView, withoutFilters } from './tableView.ts';

/** A filter as people see it: what can be chosen, and what is. */
export interface ShownFilter {
  readonly id: string;
  readonly header: string;
  /** Those that are known, then those that are chosen all the same, as an old address may ask for. */
  readonly options: readonly FilterOption[];
  readonly chosen: readonly string[];
}

/** The filters that a table offers. A column without one may be filtered too, by a control of the host's own. */
export function shownFilters(
  columns: readonly DataColumn<never>[],
  furtherFilters: readonly NamedFilter[],
  filters: TableView['filters'],
): readonly ShownFilter[] {
  const ofColumns = columns.flatMap(({ id, header, filter }) => (filter ? [{ id, header, filter }] : []));
  return [...furtherFilters, ...ofColumns].map(({ id, header, filter }) => {
    const chosen = chosenOf(filters, id);
    return { id, header, options: [...filter.options, ...unknown(filter, chosen)], chosen };
  });
}

/** Whether they hide any rows. */
export function isFiltered(filters: readonly ShownFilter[]): boolean {
  return filters.some(({ chosen }) => chosen.length > 0);
}

/** All rows again, as far as these filters go. */
export function withoutThese(view: TableView, filters: readonly ShownFilter[]): TableView {
  return withoutFilters(
    view,
    filters.map(({ id }) => id),
  );
}

/** The values with one put in, or taken out if it was in. */
export function toggled(values: readonly string[], value: string): readonly string[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
}

function unknown({ options, labelOf }: ColumnFilter, chosen: readonly string[]): FilterOption[] {
  const known = new Set(options.map(({ value }) => value));
  return chosen
    .filter((value) => !known.has(value))
    .map((value) => ({ value, label: labelOf?.(value) ?? value }));
}

/** `filters` is made from an address: a column named `constructor` must not find an object's own. */
function chosenOf(filters: TableView['filters'], id: string): readonly string[] {
  return Object.hasOwn(filters, id) ? (filters[id] ?? []) : [];
}
