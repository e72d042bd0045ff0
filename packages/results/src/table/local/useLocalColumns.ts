import { useMemo } from 'react';
import type { DataColumn } from '../DataColumn.ts';
import type { NamedFilter } from '../DataTableProps.ts';
import { countedOptions, type FilterableBy } from './filterRows.ts';
import type { LocalColumn, LocalFilter } from './LocalColumn.ts';

interface LocalColumns<Row> {
  /** As a table that is served takes them: sortable where they can be compared, filters with counts. */
  readonly columns: readonly DataColumn<Row>[];
  readonly furtherFilters: readonly NamedFilter[];
  readonly filterables: readonly FilterableBy<Row>[];
}

const NO_FILTERS: readonly never[] = [];

/** Columns and filters with what all the rows say of them, worked out once for each list of rows. */
export function useLocalColumns<Row>(
  rows: readonly Row[],
  columns: readonly LocalColumn<Row>[],
  furtherFilters: readonly LocalFilter<Row>[] = NO_FILTERS,
): LocalColumns<Row> {
  return useMemo(
    () => ({
      columns: columns.map((column) => served(rows, column)),
      furtherFilters: furtherFilters.map(({ id, header, filterValues, filter }) => ({
        id,
        header,
        filter: { options: countedOptions(rows, filterValues, filter?.options) },
      })),
      filterables: [...furtherFilters, ...columns],
    }),
    [rows, columns, furtherFilters],
  );
}

function served<Row>(rows: readonly Row[], column: LocalColumn<Row>): DataColumn<Row> {
  const { sortValue, filterValues, firstOrder, filter, ...rest } = column;
  return {
    ...rest,
    ...(sortValue && firstOrder && { firstOrder }),
    ...(filterValues && { filter: { options: countedOptions(rows, filterValues, filter?.options) } }),
  };
}
