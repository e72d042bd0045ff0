import type { AccessibilityCategory, Impact } from '@sitelens/api-client/contract';
import { expect, test } from 'vitest';
import { countByImpact } from './useIssuesByImpact.ts';

function rule(impact: Impact, totalIssues: number): AccessibilityCategory {
  return {
    id: `${impact}-${totalIssues}`,
    impact,
    totalIssues,
    totalPages: 1,
    tags: [],
    disabilitiesAffected: [],
  };
}

test('adds up the issues of the rules of each impact', () => {
  const counts = countByImpact([rule('critical', 6), rule('minor', 1), rule('critical', 3)]);
  expect(counts).toEqual({ critical: 9, serious: 0, moderate: 0, minor: 1 });
});
