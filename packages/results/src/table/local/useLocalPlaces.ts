import { useEffect, useMemo, useReducer, useState } from 'react';
import type { TableView } from '../tableView.ts';
import { type FilterableBy, filteredPlaces } from './filterRows.ts';
import { type Presort, presortOf, type SortableBy } from './presort.ts';
import { idleTime, nextTask } from './steps.ts';

interface Options<Row> {
  rows: readonly Row[];
  columns: readonly SortableBy<Row>[];
  filterables: readonly FilterableBy<Row>[];
  view: TableView;
}

interface LocalPlaces {
  /** Places in `rows`, filtered and in order; undefined until the first order is worked out. */
  readonly places: Uint32Array | undefined;
  /** The order of the view is being worked out; the places are still in the former one. */
  readonly isSorting: boolean;
}

/** Which rows a view shows, in its order. Sorting many rows never holds up the page. */
export function useLocalPlaces<Row>({ rows, columns, filterables, view }: Options<Row>): LocalPlaces {
  const { orderBy, order: direction, filters } = view;
  const presort = useMemo(() => presortOf(rows, columns), [rows, columns]);
  usePreparation(presort, orderBy);
  const order = presort.orderBy(orderBy);
  const shown = (order ?? presort.latest())?.[direction];
  const places = useMemo(
    () => shown && filteredPlaces(shown, rows, filterables, filters),
    [shown, rows, filterables, filters],
  );
  return { places, isSorting: order === undefined };
}

/** Works out what the view asks for, then, while the page has nothing else to do, what it may ask for next. */
function usePreparation(presort: Presort, orderBy: string): void {
  const [, showIt] = useReducer((count: number) => count + 1, 0);
  const [, fail] = useState<undefined>();
  useEffect(() => {
    const calledOff = new AbortController();
    const { signal } = calledOff;
    async function prepare() {
      if (presort.orderBy(orderBy) === undefined) {
        const order = await presort.prepare(orderBy, signal, nextTask);
        if (order && !signal.aborted) showIt();
      }
      for (const columnId of presort.columnIds) {
        await idleTime();
        await presort.prepare(columnId, signal, idleTime);
      }
    }
    prepare().catch((error: unknown) =>
      // Into React: what a column throws belongs to the error boundary, as when it throws while rendering.
      fail(() => {
        throw error;
      }),
    );
    return () => calledOff.abort();
  }, [presort, orderBy]);
}
