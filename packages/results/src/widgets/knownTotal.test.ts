import { expect, test } from 'vitest';
import { knownTotal } from './knownTotal.ts';

test('a count is told, of a list that is shown in part too', () => {
  expect(knownTotal(7, undefined)).toBe(7);
  expect(knownTotal(7, { reason: 'FREEMIUM', redactedCount: 6 })).toBe(7);
});

test('none is told where nothing is withheld', () => {
  expect(knownTotal(0, undefined)).toBe(0);
  expect(knownTotal(0, { reason: 'FREEMIUM', redactedCount: 0 })).toBe(0);
});

test('of what is withheld whole nothing is said', () => {
  expect(knownTotal(0, { reason: 'TRIAL_EXPIRED', redactedCount: 52 })).toBeUndefined();
});
