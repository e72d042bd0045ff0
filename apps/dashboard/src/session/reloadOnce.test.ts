import { expect, test, vi } from 'vitest';
import { isMissingCode, type ReloadPlace, reloadOnce } from './reloadOnce.ts';

function place(other: Partial<ReloadPlace> = {}) {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return { storage, build: '/assets/index-1.js', isOnline: true, reload: vi.fn(), ...other };
}

test('loads the page anew once for a build, and again for the next', () => {
  const first = place();
  expect([reloadOnce(first), reloadOnce(first)]).toEqual([true, false]);
  expect(first.reload).toHaveBeenCalledOnce();
  const next = { ...first, build: '/assets/index-2.js' };
  expect([reloadOnce(next), reloadOnce(next)]).toEqual([true, false]);
  expect(first.reload).toHaveBeenCalledTimes(2);
});

test('leaves the page alone without a network, and where nothing can be kept', () => {
  const offline = place({ isOnline: false });
  const forgetful = place({
    storage: {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    },
  });
  expect([reloadOnce(offline), reloadOnce(forgetful)]).toEqual([false, false]);
  expect(offline.reload).not.toHaveBeenCalled();
  expect(forgetful.reload).not.toHaveBeenCalled();
});

test.each([
  'Failed to fetch dynamically imported module: https://example.com/assets/a.js',
  'error loading dynamically imported module: https://example.com/assets/a.js',
  'Importing a module script failed.',
])('knows by its words that code is missing: %s', (message) => {
  expect(isMissingCode(new TypeError(message))).toBe(true);
});

test('takes no other failure for missing code', () => {
  expect(isMissingCode(new TypeError('undefined is not a function'))).toBe(false);
  expect(isMissingCode('Failed to fetch dynamically imported module')).toBe(false);
});
