import type { Lease } from '@sitelens/scanner';
import { renewLease } from '../store/frontier/leases.ts';
import type { Work } from './scanning.ts';

export interface HeldLease {
  /** Aborts when the page has become another worker's, or its scan is gone. */
  readonly lost: AbortSignal;
  /** Stops renewing. */
  release(): void;
}

/** Renews a lease as long as its page is being scanned. */
export function holdLease({ database, leaseSeconds, log }: Work, lease: Lease): HeldLease {
  const losing = new AbortController();
  const timer = setInterval(
    async () => {
      try {
        if (!(await renewLease(database.queries, lease, leaseSeconds)))
          losing.abort(new Error('The lease is void.'));
      } catch (error) {
        // The database may be back at the next turn; if not, the result will be refused.
        log.warn({ err: error, url: lease.page.url }, 'A lease could not be renewed.');
      }
    },
    (leaseSeconds / 3) * 1_000,
  );
  return {
    lost: losing.signal,
    release: () => clearInterval(timer),
  };
}
