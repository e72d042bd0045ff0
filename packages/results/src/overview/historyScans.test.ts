import { expect, test } from 'vitest';
import { historyScans } from './historyScans.ts';

const endedAt = new Date(2026, 10, 21, 9);

test('are those that have counted everything', () => {
  const scans = [
    { scanId: 'running', status: 'RUNNING', accessibilityIssues: 2 },
    { scanId: 'failed', status: 'FAILED', accessibilityIssues: 0, endedAt },
    { scanId: 'completed', status: 'COMPLETED', accessibilityIssues: 7, endedAt },
    { scanId: 'clean', status: 'COMPLETED', accessibilityIssues: 0, endedAt },
  ] as const;
  expect(historyScans(scans)).toEqual([
    { scanId: 'completed', endedAt, issues: 7 },
    { scanId: 'clean', endedAt, issues: 0 },
  ]);
});
