import { goldenCategories, redactedCategories } from '@sitelens/golden';
import { expect, test } from 'vitest';
import { issueChanges } from './issueChanges.ts';

const CHANGED = { filterSinceLastScan: ['NEW', 'FIXED'] };
const changed = goldenCategories(0, 50, CHANGED);

test('are added up over the rules', () => {
  const all = goldenCategories(0, 1000, { filterSinceLastScan: ['NEW', 'UNCHANGED', 'FIXED'] }).data;
  const sum = (of: 'new' | 'fixed') =>
    all.reduce((total, rule) => total + (rule.sinceLastScan?.[of] ?? 0), 0);
  expect(issueChanges(changed)).toEqual({ newIssues: sum('new'), fixedIssues: sum('fixed') });
  expect(sum('new')).toBeGreaterThan(0);
  expect(sum('fixed')).toBeGreaterThan(0);
});

test('nothing has changed where no rule has', () => {
  const none = {
    ...changed,
    data: [],
    paginationDetails: { ...changed.paginationDetails, totalRecords: 0 },
  };
  expect(issueChanges(none)).toEqual({ newIssues: 0, fixedIssues: 0 });
});

test('are unknown from a part, to a redacted reader, and in a first scan', () => {
  expect(issueChanges(goldenCategories(0, 10, CHANGED))).toBeUndefined();
  expect(issueChanges(redactedCategories('FREEMIUM', CHANGED))).toBeUndefined();
  expect(issueChanges({ ...changed, facets: { ...changed.facets, sinceLastScan: [] } })).toBeUndefined();
});
