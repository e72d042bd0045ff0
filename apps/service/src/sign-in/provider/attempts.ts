/** Counts attempts, so that a password can't be guessed by trying. */
export interface Attempts {
  /** Whether another attempt may be made now under all of these keys. */
  isAllowed(keys: readonly string[]): boolean;
  failed(keys: readonly string[]): void;
  succeeded(keys: readonly string[]): void;
}

/** More keys than this at a time are nobody's mistypings: the oldest are forgotten. */
const MOST_KEYS = 10_000;

/** At most `limit` failures within `windowMs` for each key: an account, or a client's address. */
export function createAttempts(limit = 10, windowMs = 60_000, now: () => number = Date.now): Attempts {
  const failures = new Map<string, readonly number[]>();
  const recent = (key: string) => (failures.get(key) ?? []).filter((time) => now() - time < windowMs);
  return {
    isAllowed: (keys) => keys.every((key) => recent(key).length < limit),
    failed(keys) {
      for (const key of keys) {
        const times = [...recent(key), now()].slice(-limit);
        failures.delete(key);
        failures.set(key, times);
      }
      for (const oldest of failures.keys()) {
        if (failures.size <= MOST_KEYS) break;
        failures.delete(oldest);
      }
    },
    succeeded(keys) {
      for (const key of keys) failures.delete(key);
    },
  };
}
