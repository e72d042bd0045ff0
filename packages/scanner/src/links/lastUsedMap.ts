/** A map of so many entries at most: beyond that, the one that was not used for longest is forgotten. */
export class LastUsedMap<K, V> {
  readonly #most: number;
  /** Kept in the order of their last use, since a Map keeps that in which keys were set. */
  readonly #entries = new Map<K, V>();

  /** @param most - At least 1 */
  constructor(most: number) {
    this.#most = most;
  }

  get(key: K): V | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  set(key: K, value: V): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size <= this.#most) return;
    for (const oldest of this.#entries.keys()) {
      this.#entries.delete(oldest);
      return;
    }
  }

  delete(key: K): void {
    this.#entries.delete(key);
  }

  /** In the order of their last use, the oldest first. */
  keys(): readonly K[] {
    return [...this.#entries.keys()];
  }
}
