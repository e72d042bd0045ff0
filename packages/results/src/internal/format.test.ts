import { expect, test } from 'vitest';
import { formatDate, formatDateTime, formatNumber } from './format.ts';

test('dates are yyyy-MM-dd, in the reader’s own time', () => {
  expect(formatDate(new Date(2026, 0, 5))).toBe('2026-01-05');
  expect(formatDateTime(new Date(2026, 10, 21, 7, 3))).toBe('2026-11-21 07:03');
});

test('numbers keep their thousands apart', () => {
  expect(formatNumber(1_234_567)).toBe('1,234,567');
});
