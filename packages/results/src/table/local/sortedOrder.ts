import { mergeSortSteps } from './mergeSortSteps.ts';
import { compareSortValues, isMissing, type SortValue } from './SortValue.ts';
import type { Steps } from './steps.ts';

/** The places of all rows in both directions; rows that are alike keep the order that they came in, in either. */
export interface SortedOrder {
  readonly asc: Uint32Array;
  readonly desc: Uint32Array;
}

/** How many rows are looked at between two breaths. */
const ROWS_A_STEP = 4096;

/** Sorts rows by their values, in small steps. */
export function* sortedOrderSteps(values: readonly SortValue[]): Steps<SortedOrder> {
  const asc = yield* mergeSortSteps(values.length, (a, b) => compareSortValues(values[a], values[b]));
  const desc = new Uint32Array(asc.length);
  let present = asc.length;
  while (present > 0 && isMissing(values[asc[present - 1] ?? 0])) present--;
  desc.set(asc.subarray(present), present);
  // Runs of equal rows change places with each other, but not the rows within.
  let write = 0;
  let end = present;
  for (let start = present - 1; start >= 0; start--) {
    if (start % ROWS_A_STEP === 0) yield;
    const isFirstOfRun =
      start === 0 || compareSortValues(values[asc[start - 1] ?? 0], values[asc[start] ?? 0]) !== 0;
    if (!isFirstOfRun) continue;
    desc.set(asc.subarray(start, end), write);
    write += end - start;
    end = start;
  }
  return { asc, desc };
}
