import { expect, test } from 'vitest';
import { scoreDifference } from './scoreDifference.ts';

const completed = (accessibilityIssues: number) => ({ status: 'COMPLETED', accessibilityIssues }) as const;

test('is what the previous scan counted minus what the latest did', () => {
  expect(scoreDifference([completed(8), completed(20), completed(1)])).toBe(12);
  expect(scoreDifference([completed(20), completed(8)])).toBe(-12);
});

test('leaves out scans that did not count everything', () => {
  const running = { status: 'RUNNING', accessibilityIssues: 3 } as const;
  const failed = { status: 'FAILED', accessibilityIssues: 0 } as const;
  expect(scoreDifference([running, completed(8), failed, completed(9)])).toBe(1);
  expect(scoreDifference([running, completed(8)])).toBeUndefined();
  expect(scoreDifference([])).toBeUndefined();
});
