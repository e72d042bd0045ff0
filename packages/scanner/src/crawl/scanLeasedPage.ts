import type { PageResult } from '../pageResult.ts';
import type { Frontier, FrontierPage, Lease } from './frontier.ts';

/**
 * Scans one page: answers with a result whatever the page does, and rejects only when the signal aborts or
 * when this machine fails (no browser, no room for tiles), which must not be put down to the page.
 */
export type ScanPage = (page: FrontierPage, signal: AbortSignal) => Promise<PageResult>;

/**
 * Scans a leased page and keeps its result: one job of a scan. A page that crashes is tried once more.
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
  let result = await attempt(lease.page, scanPage, signal);
  if (result.outcome === 'FAILED' && result.reason === 'CRASHED') {
    result = await attempt(lease.page, scanPage, signal);
  }
  return { result, isKept: await frontier.complete(lease, result) };
}

async function attempt(page: FrontierPage, scanPage: ScanPage, signal: AbortSignal): Promise<PageResult> {
  signal.throwIfAborted();
  const result = await scanPage(page, signal);
  // Cut off in the middle, a page ends in a failure that is not its own.
  signal.throwIfAborted();
  return result;
}
