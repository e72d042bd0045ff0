import type { DataColumn, FilterOption } from './DataColumn.ts';
import type { NamedFilter } from './DataTableProps.ts';
import type { TableView } from './tableView.ts';

/** A filter as people see it: what can be chosen, and what is. */
export interface ShownFilter {
  readonly id: string;
  readonly header: string;
  /** Those that are known, then those that are chosen all the same, as an old address may ask for. */
  readonly options: readonly FilterOption[];
  readonly chosen: readonly string[];
}

/**
 * The filters of a table. One that is set though nothing offers it is among them, by the name of its column or
 * else its own: what hides rows must be seen, and be possible to take off.
 */
export function shownFilters(
  columns: readonly DataColumn<never>[],
  furtherFilters: readonly NamedFilter[],
  filters: TableView['filters'],
): ShownFilter[] {
  const offered = [
    ...furtherFilters,
    ...columns.flatMap(({ id, header, filter }) => (filter ? [{ id, header, filter }] : [])),
  ];
  const ids = new Set(offered.map(({ id }) => id));
  const foreign = Object.keys(filters).flatMap((id) => {
    if (ids.has(id) || chosenOf(filters, id).length === 0) return [];
    return [
      { id, header: columns.find((column) => column.id === id)?.header ?? id, filter: { options: [] } },
    ];
  });
  return [...offered, ...foreign].map(({ id, header, filter }) => {
    const chosen = chosenOf(filters, id);
    return { id, header, options: [...filter.options, ...unknown(filter.options, chosen)], chosen };
  });
}

/** The values with one put in, or taken out if it was in. */
export function toggled(values: readonly string[], value: string): readonly string[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
}

function unknown(options: readonly FilterOption[], chosen: readonly string[]): FilterOption[] {
  const known = new Set(options.map(({ value }) => value));
  return chosen.filter((value) => !known.has(value)).map((value) => ({ value, label: value }));
}

/** `filters` is made from an address: a column named `constructor` must not find an object's own. */
function chosenOf(filters: TableView['filters'], id: string): readonly string[] {
  return Object.hasOwn(filters, id) ? (filters[id] ?? []) : [];
}
