import type { DataStatus } from '../table/DataTableProps.ts';

interface Asked {
  readonly isPlaceholderData: boolean;
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly data: unknown;
}

/** A query as a table sees it: rows that are there stay, whatever happens to their refreshment. */
export function dataStatus({ isPending, isPlaceholderData, isError, data }: Asked): DataStatus {
  if (isError && (data === undefined || isPlaceholderData)) return 'failed';
  return isPending || isPlaceholderData ? 'loading' : 'ready';
}
