import type { PageResult, ScanPage } from '@sitelens/scanner';

/** Far beyond the scanner's own limit for a page: whoever meets it has found an error of ours. */
const LAST_DEADLINE_MS = 600_000;

/** Ends a page even when its scan never does, so that a scan can't hang on one page. */
export function withinDeadline(scanPage: ScanPage, deadlineMs = LAST_DEADLINE_MS): ScanPage {
  return async (page, signal) => {
    const giveUp = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<PageResult>((resolve) => {
      timer = setTimeout(() => {
        resolve({ outcome: 'FAILED', reason: 'TIMED_OUT', detail: 'The scan of the page did not end.' });
        giveUp.abort();
      }, deadlineMs);
    });
    const scan = scanPage(page, AbortSignal.any([signal, giveUp.signal]));
    // After the deadline nobody waits for it any more.
    scan.catch(() => {});
    try {
      return await Promise.race([scan, late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
