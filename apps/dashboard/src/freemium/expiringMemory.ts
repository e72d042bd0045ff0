export interface ExpiringMemory {
  read(key: string): string | undefined;
  write(key: string, value: string): void;
  forget(key: string): void;
}

export interface ExpiringMemoryOptions {
  /** Of the one entry in the storage that holds all. */
  readonly name: string;
  readonly lifetimeMs: number;
  /** Entries at most; the oldest go first. */
  readonly limit: number;
  /** Where it is kept; by default the browser's own storage. Asking for it may throw. */
  readonly storage?: () => Storage;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

interface Entry {
  readonly value: string;
  readonly at: number;
}

/**
 * Remembers a few short texts for some time. Where the browser's storage is forbidden, full or spoiled, for as long
 * as the page lives. An entry from the future was written by a clock that was wrong, or is: it counts as written
 * now, so that it ends in any case.
 */
export function createExpiringMemory(options: ExpiringMemoryOptions): ExpiringMemory {
  const { name, lifetimeMs, limit, storage = () => window.localStorage, now = Date.now } = options;
  let ofThisPage: ReadonlyMap<string, Entry> = new Map();

  function all(): Map<string, Entry> {
    const kept = attempt(() => parse(storage().getItem(name)), new Map<string, Entry>());
    const present = now();
    const entries = [...kept, ...ofThisPage].map(([key, { value, at }]): [string, Entry] => [
      key,
      { value, at: Math.min(at, present) },
    ]);
    return new Map(entries.filter(([, { at }]) => present - at < lifetimeMs));
  }

  function keep(entries: ReadonlyMap<string, Entry>): void {
    const newest = [...entries].toSorted(([, a], [, b]) => b.at - a.at).slice(0, limit);
    const isKept = attempt(() => {
      storage().setItem(name, JSON.stringify(Object.fromEntries(newest)));
      return true;
    }, false);
    ofThisPage = isKept ? new Map() : new Map(newest);
  }

  return {
    read: (key) => all().get(key)?.value,
    write: (key, value) => keep(all().set(key, { value, at: now() })),
    forget: (key) => {
      const entries = all();
      if (entries.delete(key)) keep(entries);
    },
  };
}

function parse(json: string | null): Map<string, Entry> {
  const parsed: unknown = json === null ? {} : JSON.parse(json);
  if (typeof parsed !== 'object' || parsed === null) return new Map();
  return new Map(Object.entries(parsed).flatMap(([key, entry]) => (isEntry(entry) ? [[key, entry]] : [])));
}

function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null || !('value' in value) || !('at' in value)) return false;
  return typeof value.value === 'string' && Number.isFinite(value.at);
}

function attempt<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch {
    // Storage is refused by some settings, and full at some time; nobody can do anything about it here.
    return otherwise;
  }
}
