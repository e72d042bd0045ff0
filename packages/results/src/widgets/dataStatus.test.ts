import { expect, test } from 'vitest';
import { dataStatus } from './dataStatus.ts';

const asked = { isPending: false, isPlaceholderData: false, isError: false, data: undefined };

test('waits for its first rows, and for others', () => {
  expect(dataStatus({ ...asked, isPending: true })).toBe('loading');
  expect(dataStatus({ ...asked, isPlaceholderData: true, data: [] })).toBe('loading');
  expect(dataStatus({ ...asked, data: [] })).toBe('ready');
});

test('a failed refreshment leaves the rows alone', () => {
  expect(dataStatus({ ...asked, isError: true })).toBe('failed');
  expect(dataStatus({ ...asked, isError: true, data: [] })).toBe('ready');
});
