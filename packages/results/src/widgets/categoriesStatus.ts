import type { Redaction, ScanProgress } from '@sitelens/api-client/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import type { DataStatus } from '../table/DataTableProps.ts';
import { dataStatus } from './dataStatus.ts';

interface AskedList
  extends Pick<
    UseQueryResult<{ readonly data: readonly unknown[]; readonly redaction?: Redaction }>,
    'isPlaceholderData' | 'isPending' | 'isError' | 'data'
  > {}

interface AskedScan {
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly data: { readonly endedAt?: Date | undefined; readonly progress: ScanProgress } | undefined;
}

/**
 * Whether the categories are there. An empty list is told by its scan: before that has looked at a page nothing
 * is known yet (specification, section 2), and of a scan that can't be had nobody knows that nothing was found.
 */
export function categoriesStatus(list: AskedList, scan: AskedScan): DataStatus {
  const status = dataStatus(list);
  if (status !== 'ready' || list.data?.data.length !== 0 || list.data.redaction) return status;
  if (scan.data === undefined) return scan.isError ? 'failed' : 'loading';
  const hasLooked = scan.data.endedAt !== undefined || scan.data.progress.pagesScanned > 0;
  return hasLooked ? 'ready' : 'loading';
}
