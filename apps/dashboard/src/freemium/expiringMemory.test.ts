import { expect, test } from 'vitest';
import { createExpiringMemory } from './expiringMemory.ts';

const DAY_MS = 86_400_000;

/** As much of a browser's storage as is used. */
function storageWith(
  first: Readonly<Record<string, string>> = {},
  limits: { readonly isFull?: boolean } = {},
) {
  const items = new Map(Object.entries(first));
  const storage: Storage = {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    clear: () => items.clear(),
    removeItem: (key) => void items.delete(key),
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      if (limits.isFull) throw new DOMException('Full', 'QuotaExceededError');
      items.set(key, value);
    },
  };
  return storage;
}

const memory = (storage: () => Storage, now = () => 1_000 * DAY_MS, limit = 3) =>
  createExpiringMemory({ name: 'test', lifetimeMs: 30 * DAY_MS, limit, storage, now });

test('remembers for thirty days, over pages', () => {
  const storage = storageWith();
  let day = 1_000;
  const open = () =>
    memory(
      () => storage,
      () => day * DAY_MS,
    );
  open().write('a', 'seen');
  expect(open().read('a')).toBe('seen');
  day = 1_029.9;
  expect(open().read('a')).toBe('seen');
  day = 1_030;
  expect(open().read('a')).toBeUndefined();
});

test('forgets what it is told to, and the oldest when there are too many', () => {
  const storage = storageWith();
  let now = 1_000 * DAY_MS;
  const kept = memory(
    () => storage,
    () => now++,
  );
  for (const key of ['a', 'b', 'c', 'd']) kept.write(key, key);
  expect(['a', 'b', 'c', 'd'].map(kept.read)).toEqual([undefined, 'b', 'c', 'd']);
  kept.forget('c');
  expect(kept.read('c')).toBeUndefined();
});

test('an entry from the future ends as any other', () => {
  const storage = storageWith({ test: JSON.stringify({ a: { value: 'seen', at: 9_000 * DAY_MS } }) });
  let day = 1_000;
  const kept = memory(
    () => storage,
    () => day * DAY_MS,
  );
  expect(kept.read('a')).toBe('seen');
  kept.write('b', 'seen');
  day = 1_031;
  expect(kept.read('a')).toBeUndefined();
});

test('where storage is forbidden or full, it remembers as long as the page lives', () => {
  const forbidden = memory(() => {
    throw new DOMException('Forbidden', 'SecurityError');
  });
  forbidden.write('a', 'seen');
  expect(forbidden.read('a')).toBe('seen');
  const full = memory(() => storageWith({}, { isFull: true }));
  full.write('a', 'seen');
  expect(full.read('a')).toBe('seen');
  full.forget('a');
  expect(full.read('a')).toBeUndefined();
});

test.each([
  '{',
  'null',
  '[]',
  '"text"',
  '{"a":1}',
  '{"a":{"value":2,"at":3}}',
  '{"a":{"value":"x","at":"y"}}',
])('what somebody else has written there is no entry: %s', (text) => {
  const storage = storageWith({ test: text });
  const kept = memory(() => storage);
  expect(kept.read('a')).toBeUndefined();
  kept.write('a', 'seen');
  expect(kept.read('a')).toBe('seen');
});
