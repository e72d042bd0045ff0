import type { Redaction } from './DataTableProps.ts';

/** Whether no row is shown but the shape of those that are kept back: there is then nothing to sort. */
export function isAllKeptBack(total: number, redaction: Redaction | undefined): boolean {
  return redaction !== undefined && total === 0;
}
