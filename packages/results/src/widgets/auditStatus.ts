import type { ScanProgress } from '@sitelens/api-client/contract';
import type { DataStatus } from '../table/DataTableProps.ts';

interface AskedScan {
  readonly isError: boolean;
  readonly data: { readonly endedAt?: Date | undefined; readonly progress: ScanProgress } | undefined;
}

/**
 * Whether the results of an audit are there, as far as their scan tells. Before that is known they are not shown:
 * it says whether there was an audit at all. Where nothing was found it has to have looked at a page, and of a scan
 * that can't be had nobody knows that nothing was found.
 */
export function auditStatus(status: DataStatus, isEmpty: boolean, scan: AskedScan): DataStatus {
  if (status !== 'ready') return status;
  if (scan.data === undefined) {
    if (!scan.isError) return 'loading';
    return isEmpty ? 'failed' : 'ready';
  }
  const hasLooked = scan.data.endedAt !== undefined || scan.data.progress.pagesScanned > 0;
  return isEmpty && !hasLooked ? 'loading' : 'ready';
}
