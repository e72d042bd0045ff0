/** A bounded number of places, given to those who wait in the order in which they came. */
export interface Slots {
  /** @throws the signal's reason when it aborts first */
  take(signal: AbortSignal): Promise<void>;
  give(): void;
}

export function createSlots(most: number): Slots {
  let free = most;
  const waiting = new Set<() => void>();
  return {
    take(signal) {
      signal.throwIfAborted();
      if (free > 0) {
        free -= 1;
        return Promise.resolve();
      }
      return new Promise((resolve, reject) => {
        const stop = () => {
          waiting.delete(go);
          reject(signal.reason);
        };
        const go = () => {
          signal.removeEventListener('abort', stop);
          resolve();
        };
        waiting.add(go);
        signal.addEventListener('abort', stop, { once: true });
      });
    },
    give() {
      const [next] = waiting;
      if (next) {
        waiting.delete(next);
        next();
      } else free += 1;
    },
  };
}
