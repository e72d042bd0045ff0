import { placesInOrder } from './mergeSortSteps.ts';
import type { SortValue } from './SortValue.ts';
import { type SortedOrder, sortedOrderSteps } from './sortedOrder.ts';
import { inOneGo, inSlices, type Pause } from './steps.ts';

/** How a column compares its rows. */
export interface SortableBy<Row> {
  readonly id: string;
  readonly sortValue?: (row: Row) => SortValue;
}

/** The orders of one list of rows, each worked out once. */
export interface Presort {
  /** By this column, if it is known or quickly found out. A column that can't be compared keeps the order of the rows. */
  orderBy(columnId: string): SortedOrder | undefined;
  /** The one that was asked for and known last: what stays in sight while another is worked out. */
  latest(): SortedOrder | undefined;
  /** Works one out without holding up the page; undefined if it was called off. */
  prepare(columnId: string, signal: AbortSignal, pause: Pause): Promise<SortedOrder | undefined>;
  readonly columnIds: readonly string[];
}

/** Up to so many rows are sorted at once, within a few milliseconds. */
const AT_ONCE = 4096;

/** Makes the index; nothing is sorted yet. */
export function presortOf<Row>(rows: readonly Row[], columns: readonly SortableBy<Row>[]): Presort {
  const orders = new Map<string, SortedOrder>();
  let asGiven: SortedOrder | undefined;
  let latest: SortedOrder | undefined;

  function sortValueOf(columnId: string) {
    return columns.find(({ id }) => id === columnId)?.sortValue;
  }

  function find(columnId: string): SortedOrder | undefined {
    const sortValue = sortValueOf(columnId);
    if (!sortValue) {
      asGiven ??= orderAsGiven(rows.length);
      return asGiven;
    }
    if (!orders.has(columnId) && rows.length <= AT_ONCE) {
      orders.set(columnId, inOneGo(sortedOrderSteps(rows.map((row) => sortValue(row)))));
    }
    return orders.get(columnId);
  }

  return {
    columnIds: columns.flatMap(({ id, sortValue }) => (sortValue ? [id] : [])),
    orderBy(columnId) {
      const order = find(columnId);
      latest = order ?? latest;
      return order;
    },
    latest: () => latest,
    async prepare(columnId, signal, pause) {
      const sortValue = sortValueOf(columnId);
      const known = find(columnId);
      if (known || !sortValue) return known;
      const order = await inSlices(sortedOrderSteps(rows.map((row) => sortValue(row))), signal, pause);
      if (order) orders.set(columnId, order);
      return order;
    },
  };
}

function orderAsGiven(count: number): SortedOrder {
  const places = placesInOrder(count);
  return { asc: places, desc: places };
}
