import { expect, it } from 'vitest';
import { retryAfterMs } from './retryAfter.ts';

const now = Date.parse('2026-11-21T10:00:00Z');

it.each([
  ['120', 120_000],
  [' 0 ', 0],
  ['99999999999999999999', 1e23],
  ['Sat, 21 Nov 2026 10:00:30 GMT', 30_000],
  ['Saturday, 21-Nov-26 10:00:30 GMT', 30_000],
  ['Fri, 20 Nov 2026 10:00:00 GMT', 0],
  ['1.5', undefined],
  ['-1', undefined],
  ['soon', undefined],
  ['Sunday', undefined],
  ['2026-11-21T11:00:00Z', undefined],
  ['', undefined],
  [undefined, undefined],
])('%j asks for a rest of %j ms', (header, ms) => {
  expect(retryAfterMs(header, now)).toBe(ms);
});
