import type { BenchRow } from './BenchRow.ts';

/** A way to show the first 50 of some rows. */
export interface Contender {
  readonly name: string;
  /** Returns once the rows are in the document. */
  mount(rows: readonly BenchRow[]): void;
  unmount(): void;
}
