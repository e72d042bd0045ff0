/** Counts attempts, so that a password can't be guessed by trying. */
export interface Attempts {
  /** Whether another attempt may be made now under all of these keys. */
  isAllowed(keys: readonly string[]): boolean;
  /** Before the attempt is looked at, so that many at the same moment can't pass together. */
  count(keys: readonly string[]): void;
  /** Takes the newest attempt back: it was no guess. */
  forgive(keys: readonly string[]): void;
  forget(keys: readonly string[]): void;
}

/** More keys than this at a time are nobody's mistypings: the oldest are forgotten. */
const MOST_KEYS = 10_000;

/** At most `limit` attempts within `windowMs` for each key: an account, or a client's address. */
export function createAttempts(limit = 10, windowMs = 60_000, now: () => number = Date.now): Attempts {
  const attempts = new Map<string, readonly number[]>();
  const recent = (key: string) => (attempts.get(key) ?? []).filter((time) => now() - time < windowMs);
  return {
    isAllowed: (keys) => keys.every((key) => recent(key).length < limit),
    count(keys) {
      for (const key of keys) {
        const times = [...recent(key), now()].slice(-limit);
        attempts.delete(key);
        attempts.set(key, times);
      }
      for (const oldest of attempts.keys()) {
        if (attempts.size <= MOST_KEYS) break;
        attempts.delete(oldest);
      }
    },
    forgive(keys) {
      for (const key of keys) attempts.set(key, (attempts.get(key) ?? []).slice(0, -1));
    },
    forget(keys) {
      for (const key of keys) attempts.delete(key);
    },
  };
}
