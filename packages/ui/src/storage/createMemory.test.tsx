import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemory } from './createMemory.ts';

const KEY = 'sitelens.test';
const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

test('keeps until its end, and forgets then', () => {
  const memory = createMemory({ key: KEY, lastsMs: 1_000, parse: text });
  expect(memory.read()).toBeUndefined();
  expect(memory.write('a', 5_000)).toBe(true);
  expect(memory.read(5_999)).toBe('a');
  expect(memory.read(6_000)).toBeUndefined();
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('without an end it lasts, whatever the clock says', () => {
  const memory = createMemory({ key: KEY, parse: text });
  memory.write('a', 5_000);
  expect(memory.read(0)).toBe('a');
  expect(memory.read(1e15)).toBe('a');
});

test('what a wrong clock kept in the future does not last longer for it', () => {
  const memory = createMemory({ key: KEY, lastsMs: 1_000, parse: text });
  memory.write('a', 9_000_000);
  expect(memory.read(5_000)).toBeUndefined();
});

test.each([
  '',
  'nonsense',
  '{}',
  'null',
  '[]',
  '{"value":"a"}',
  '{"value":1,"at":1}',
  '{"value":"a","at":"1"}',
])('what can’t be read is as nothing: %s', (stored) => {
  localStorage.setItem(KEY, stored);
  const memory = createMemory({ key: KEY, parse: text });
  expect(memory.read()).toBeUndefined();
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('a tab’s own memory is not shared', () => {
  createMemory({ key: KEY, place: 'session', parse: text }).write('a');
  expect(createMemory({ key: KEY, parse: text }).read()).toBeUndefined();
  expect(createMemory({ key: KEY, place: 'session', parse: text }).read()).toBe('a');
});

test('where storage is full it says so, and keeps nothing that is out of date', () => {
  const memory = createMemory({ key: KEY, parse: text });
  memory.write('old');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(memory.write('new')).toBe(false);
  expect(memory.read()).toBeUndefined();
});

test('where storage is forbidden nothing is remembered, and nothing breaks', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  const memory = createMemory({ key: KEY, parse: text });
  expect(memory.write('a')).toBe(false);
  expect(memory.read()).toBeUndefined();
  expect(() => memory.forget()).not.toThrow();
});
