/** Counts failed logins, so that a password can't be guessed by trying. */
export interface Attempts {
  /** Whether another attempt may be made now. */
  isAllowed(): boolean;
  failed(): void;
  succeeded(): void;
}

/**
 * At most `limit` failures within `windowMs`, over all callers: there is one account, and on a loopback
 * address nothing tells one caller from another.
 */
export function createAttempts(limit = 10, windowMs = 60_000, now: () => number = Date.now): Attempts {
  let failures: number[] = [];
  return {
    isAllowed() {
      failures = failures.filter((time) => now() - time < windowMs);
      return failures.length < limit;
    },
    failed() {
      failures.push(now());
    },
    succeeded() {
      failures = [];
    },
  };
}
