import { expect, test } from 'vitest';
import { durationBetween } from './duration.ts';

const start = new Date('2026-11-21T10:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);

test('is told in its two largest units', () => {
  expect(durationBetween(start, after(42.4))).toEqual({ unit: 'seconds', seconds: 42 });
  expect(durationBetween(start, after(61))).toEqual({ unit: 'minutes', minutes: 1, seconds: 1 });
  expect(durationBetween(start, after(3600))).toEqual({ unit: 'hours', hours: 1, minutes: 0 });
});

test('clocks that disagree give no time below zero', () => {
  expect(durationBetween(start, after(-5))).toEqual({ unit: 'seconds', seconds: 0 });
});
