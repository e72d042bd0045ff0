import type { PageResult } from '../pageResult.ts';
import type { Frontier, FrontierPage, Lease } from './frontier.ts';

/**
 * Scans one page: answers with a result whatever the page does, after a second attempt where a first one may
 * have gone wrong by chance (`Scanner.scanPage` does so for a crash), and rejects only when the signal aborts
 * or when this machine fails (no browser, no room for tiles), which must not be put down to the page.
 */
export type ScanPage = (page: FrontierPage, signal: AbortSignal) => Promise<PageResult>;

/**
 * Scans a leased page and keeps its result: one job of a scan.
 *
 * @returns the result, and whether it was kept: not when the lease was void by then
 * @throws the signal's reason when it aborts, and what `scanPage` throws; nothing is kept then, and the page
 *   can be leased again
 */
export async function scanLeasedPage(
  frontier: Frontier,
  lease: Lease,
  scanPage: ScanPage,
  signal: AbortSignal,
): Promise<{ readonly result: PageResult; readonly isKept: boolean }> {
  signal.throwIfAborted();
  const result = await scanPage(lease.page, signal);
  // Cut off in the middle, a page ends in a failure that is not its own.
  signal.throwIfAborted();
  return { result, isKept: await frontier.complete(lease, result) };
}
