import type { FilterOption } from '../DataColumn.ts';
import type { TableView } from '../tableView.ts';

/** What a row's values of a filter are. */
export interface FilterableBy<Row> {
  readonly id: string;
  readonly filterValues?: (row: Row) => readonly string[];
}

/** The places of the rows that have one of the chosen values in every filter, in the same order. */
export function filteredPlaces<Row>(
  places: Uint32Array,
  rows: readonly Row[],
  filterables: readonly FilterableBy<Row>[],
  filters: TableView['filters'],
): Uint32Array {
  const conditions = filterables.flatMap(({ id, filterValues }) => {
    const chosen = filters[id] ?? [];
    return filterValues && chosen.length > 0 ? [{ filterValues, chosen: new Set(chosen) }] : [];
  });
  if (conditions.length === 0) return places;
  return places.filter((place) => {
    const row = rows[place];
    return (
      row !== undefined &&
      conditions.every(({ filterValues, chosen }) => filterValues(row).some((value) => chosen.has(value)))
    );
  });
}

/** The options with how many rows have each; those that nobody named are the values themselves, sorted. */
export function countedOptions<Row>(
  rows: readonly Row[],
  filterValues: (row: Row) => readonly string[],
  options: readonly FilterOption[] | undefined,
): readonly FilterOption[] {
  const counts = new Map<string, number>();
  for (const row of rows) {
    for (const value of new Set(filterValues(row))) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const named: readonly FilterOption[] =
    options ?? [...counts.keys()].sort().map((value) => ({ value, label: value }));
  return named.map((option) => ({ ...option, count: option.count ?? counts.get(option.value) ?? 0 }));
}
