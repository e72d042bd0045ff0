/** How much a {@link LastUsedMap} holds at most. */
export interface MapLimits {
  /** At least 1. */
  readonly entries: number;
  /** Of all entries together, in the unit of `set`; no limit unless given. */
  readonly size?: number;
}

/** A map that is bounded: beyond that, the entries that were not used for longest are forgotten. */
export class LastUsedMap<K, V> {
  readonly #limits: Required<MapLimits>;
  /** Kept in the order of their last use, since a Map keeps that in which keys were set. */
  readonly #entries = new Map<K, { readonly value: V; readonly size: number }>();
  #size = 0;

  constructor({ entries, size = Number.POSITIVE_INFINITY }: MapLimits) {
    this.#limits = { entries, size };
  }

  get(key: K): V | undefined {
    const entry = this.#entries.get(key);
    if (entry) this.set(key, entry.value, entry.size);
    return entry?.value;
  }

  set(key: K, value: V, size = 1): void {
    this.delete(key);
    this.#entries.set(key, { value, size });
    this.#size += size;
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#limits.entries && this.#size <= this.#limits.size) return;
      this.delete(oldest);
    }
  }

  delete(key: K): void {
    this.#size -= this.#entries.get(key)?.size ?? 0;
    this.#entries.delete(key);
  }

  /** In the order of their last use, the oldest first. */
  keys(): readonly K[] {
    return [...this.#entries.keys()];
  }
}
