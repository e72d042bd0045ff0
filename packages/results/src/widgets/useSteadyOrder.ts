import { useState } from 'react';
import { steadyOrder } from './steadyOrder.ts';

interface SteadyOrder<Row> {
  /** Whether rows come anew by themselves; otherwise they are shown as they come. */
  readonly isRefreshed: boolean;
  /** Whether these are still the rows of what was asked for before. */
  readonly isPrevious: boolean;
  /** What the reader asked for, such as the page and the sort: with another one nothing is kept. */
  readonly asked: string;
  /** What the rows are sorted by. */
  readonly keyOf: (row: Row) => string | number;
}

interface Shown<Row> {
  readonly asked: string;
  readonly from: readonly Row[];
  readonly rows: readonly Row[];
}

/** Rows that are refreshed while they are read, without changing places more than their sort demands. */
export function useSteadyOrder<Row extends { readonly id: string }>(
  rows: readonly Row[],
  { isRefreshed, isPrevious, asked, keyOf }: SteadyOrder<Row>,
): readonly Row[] {
  const [shown, setShown] = useState<Shown<Row>>({ asked, from: rows, rows });
  if (isPrevious || (shown.from === rows && shown.asked === asked)) return shown.rows;
  const isSteady = isRefreshed && shown.asked === asked;
  const before = shown.rows.map(({ id }) => id);
  const next = isSteady ? steadyOrder(before, rows, keyOf) : rows;
  // React's own way to keep what was shown before: a set while drawing, which draws again at once.
  setShown({ asked, from: rows, rows: next });
  return next;
}
