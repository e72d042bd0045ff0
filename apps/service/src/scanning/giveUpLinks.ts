import type { LinkFrontier } from '@sitelens/scanner';

const AT_A_TIME = 100;

export const NOT_CHECKED = 'Not checked, because the link checker itself failed. Scan the site again.';

/**
 * Ends every address that waits as one that could not be asked for, so that its scan can end.
 *
 * @param error why, as people read it
 * @throws the signal's reason when it aborts
 */
export async function giveUpLinks(frontier: LinkFrontier, error: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    const leases = await frontier.take({ most: AT_A_TIME, exceptHosts: [] });
    if (leases.length === 0) return;
    for (const lease of leases) {
      signal.throwIfAborted();
      const isKept = await frontier.complete(lease, { outcome: 'REQUEST_FAILED', error });
      // Another worker has the links now, or the scan is gone.
      if (!isKept) return;
    }
  }
}
