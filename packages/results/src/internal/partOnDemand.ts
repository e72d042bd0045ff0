/** How far a part that is loaded on demand has come. `attempts` counts the loads that have failed. */
export type PartState<Part> =
  | { readonly status: 'waiting' }
  | { readonly status: 'loading'; readonly attempts: number }
  | { readonly status: 'failed'; readonly attempts: number; readonly error: unknown }
  | { readonly status: 'ready'; readonly part: Part };

/** A part of the code that is fetched when it is first shown, and then kept for all who show it. */
export interface PartOnDemand<Part> {
  /** Begins loading, or loads anew what has failed; does nothing while it loads or once it is there. */
  readonly load: () => void;
  readonly state: () => PartState<Part>;
  /** @returns what ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Makes a part of an `import()`. Call it at module level, so that the part outlives whoever shows it:
 * `const article = partOnDemand(() => import('./ImageAlt.tsx').then(({ ImageAlt }) => ImageAlt))`.
 *
 * Unlike `React.lazy` it doesn't remember a rejection: each load calls `load` again.
 */
export function partOnDemand<Part>(load: () => Promise<Part>): PartOnDemand<Part> {
  let state: PartState<Part> = { status: 'waiting' };
  const listeners = new Set<() => void>();
  const become = (next: PartState<Part>) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const start = async (attempts: number) => {
    become({ status: 'loading', attempts });
    try {
      become({ status: 'ready', part: await load() });
    } catch (error) {
      become({ status: 'failed', attempts: attempts + 1, error });
    }
  };
  return {
    load: () => {
      if (state.status === 'waiting') void start(0);
      else if (state.status === 'failed') void start(state.attempts);
    },
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
