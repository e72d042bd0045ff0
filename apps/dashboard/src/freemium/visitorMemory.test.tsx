import { afterEach, beforeEach, expect, test } from 'vitest';
import { savedStartUrl, waitMemory } from './visitorMemory.ts';

const DAY_MS = 86_400_000;

beforeEach(() => window.localStorage.clear());
afterEach(() => window.localStorage.clear());

/** Makes all that is remembered older than it is. */
function age(ms: number): void {
  for (const [name, text] of Object.entries(window.localStorage)) {
    const entries = Object.entries<{ value: string; at: number }>(JSON.parse(text));
    const older = entries.map(([key, { value, at }]) => [key, { value, at: at - ms }]);
    window.localStorage.setItem(name, JSON.stringify(Object.fromEntries(older)));
  }
}

/** Specification (platform), section 9. */
test('the address and the results that were seen are remembered for 30 days', () => {
  savedStartUrl.save('www.example.com');
  waitMemory.write('scan', 'seen');
  age(29.9 * DAY_MS);
  expect([savedStartUrl.read(), waitMemory.read('scan')]).toEqual(['www.example.com', 'seen']);
  age(0.1 * DAY_MS);
  expect([savedStartUrl.read(), waitMemory.read('scan')]).toEqual([undefined, undefined]);
});

test('each scan is remembered for itself, apart from the address', () => {
  waitMemory.write('seen', 'seen');
  waitMemory.write('waited', 'waited');
  savedStartUrl.save('www.example.com');
  savedStartUrl.forget();
  expect(['seen', 'waited', 'other'].map(waitMemory.read)).toEqual(['seen', 'waited', undefined]);
  expect(savedStartUrl.read()).toBeUndefined();
});
