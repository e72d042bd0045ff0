import type { TableView } from '@sitelens/results/table';
import type { ColumnValues } from './columnValues.ts';

/** What a list is filtered by that the lists below it can be, too: who looks for what is new finds it there. */
export function changesIn({ filters }: TableView): ColumnValues {
  const values = filters.sinceLastScan ?? [];
  return values.length === 0 ? {} : { sinceLastScan: values.join(',') };
}
