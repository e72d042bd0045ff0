import type { Work } from './scanning.ts';

export interface HeldLease {
  /** Aborts when what was leased has become another worker's, or its scan is gone. */
  readonly lost: AbortSignal;
  /** Stops renewing. */
  release(): void;
}

/**
 * Renews a lease as long as what it is of is being worked on.
 *
 * @param renew - False when the lease is void.
 * @param details - What it is of, for the log.
 */
export function holdLease(
  { leaseSeconds, log }: Pick<Work, 'leaseSeconds' | 'log'>,
  renew: () => Promise<boolean>,
  details: object,
): HeldLease {
  const losing = new AbortController();
  const timer = setInterval(
    async () => {
      try {
        if (!(await renew())) losing.abort(new Error('The lease is void.'));
      } catch (error) {
        // The database may be back at the next turn; if not, the result will be refused.
        log.warn({ err: error, ...details }, 'A lease could not be renewed.');
      }
    },
    (leaseSeconds / 3) * 1_000,
  );
  return {
    lost: losing.signal,
    release: () => clearInterval(timer),
  };
}
