/** `local` is shared by all tabs and outlives them; `session` belongs to one tab. */
export type MemoryPlace = 'local' | 'session';

export interface MemoryOptions<Value> {
  /** Under which the browser keeps it. */
  readonly key: string;
  /** After so many milliseconds it is forgotten. Default: never. */
  readonly lastsMs?: number;
  /** Default: `local`. */
  readonly place?: MemoryPlace;
  /** Reads what may be of an older version, or of somebody else's making; undefined where it can't be used. */
  readonly parse: (value: unknown) => Value | undefined;
}

export interface Memory<Value> {
  readonly key: string;
  /** Undefined where nothing is kept, where it has come to its end, and where it can't be read. */
  readonly read: (now?: number) => Value | undefined;
  /** @returns whether it is kept: storage may be full, or forbidden */
  readonly write: (value: Value, now?: number) => boolean;
  readonly forget: () => void;
}

/**
 * One thing that the browser keeps for us, with an end. It never throws: without storage nothing is remembered, and
 * all goes on as on a first visit.
 */
export function createMemory<Value>(options: MemoryOptions<Value>): Memory<Value> {
  const { key, lastsMs, place = 'local', parse } = options;

  function forget(): void {
    attempt(() => storageAt(place).removeItem(key));
  }

  function read(now = Date.now()): Value | undefined {
    const text = attempt(() => storageAt(place).getItem(key));
    if (text === undefined || text === null) return undefined;
    const entry = parseEntry(text);
    const value = entry && isOfNow(entry.at, now) ? attempt(() => parse(entry.value)) : undefined;
    if (value === undefined) forget();
    return value;
  }

  /** What is from the future was kept by a clock that was wrong, and would last for too long. */
  function isOfNow(at: number, now: number): boolean {
    return lastsMs === undefined || (at <= now && now - at < lastsMs);
  }

  function write(value: Value, now = Date.now()): boolean {
    const isKept = attempt(() => {
      storageAt(place).setItem(key, JSON.stringify({ value, at: now }));
      return true;
    });
    // What is out of date must not stand for what could not be kept.
    if (!isKept) forget();
    return isKept === true;
  }

  return { key, read, write, forget };
}

function storageAt(place: MemoryPlace): Storage {
  // Only when it is asked for: where storage is forbidden, naming it throws.
  return place === 'local' ? window.localStorage : window.sessionStorage;
}

function parseEntry(text: string): { readonly value: unknown; readonly at: number } | undefined {
  const entry: unknown = attempt(() => JSON.parse(text));
  if (typeof entry !== 'object' || entry === null || !('value' in entry) || !('at' in entry))
    return undefined;
  return typeof entry.at === 'number' ? { value: entry.value, at: entry.at } : undefined;
}

function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
