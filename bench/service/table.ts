import type { Percentiles } from './measure.ts';

export interface Row {
  readonly name: string;
  readonly ours: Percentiles;
  readonly naive: Percentiles;
}

/** Milliseconds as lines of a plain table. */
export function table(rows: readonly Row[]): string {
  const head = ['call (ms)', 'p50', 'p95', 'p99', 'naive p50', 'times'];
  const lines = rows.map(({ name, ours, naive }) => [
    name,
    ours.p50.toFixed(2),
    ours.p95.toFixed(2),
    ours.p99.toFixed(2),
    naive.p50.toFixed(1),
    (naive.p50 / ours.p50).toFixed(0),
  ]);
  const widths = head.map((_, column) =>
    Math.max(...[head, ...lines].map((line) => line[column]?.length ?? 0)),
  );
  return [head, ...lines]
    .map((line) =>
      line
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}

/** Milliseconds in a line of words. */
export function line(name: string, { p50, p95, p99 }: Percentiles): string {
  return `${name}: p50 ${p50.toFixed(2)} ms, p95 ${p95.toFixed(2)}, p99 ${p99.toFixed(2)}`;
}
