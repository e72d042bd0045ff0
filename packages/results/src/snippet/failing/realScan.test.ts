import { goldenIssues, goldenPages } from '@sitelens/golden';
import { expect, test } from 'vitest';
import { RULE_IDS } from '../../catalogue/ruleIds.ts';
import { failingParts } from './failingParts.ts';

const issues = goldenPages.flatMap(({ id }) =>
  RULE_IDS.flatMap((ruleId) => goldenIssues(id, ruleId).content.filter(({ redacted }) => !redacted)),
);

test('in each issue of a real scan something is marked, inside of its HTML and in order', () => {
  expect(issues.length).toBeGreaterThan(50);
  for (const issue of issues) {
    const parts = failingParts(issue);
    expect(parts, issue.html).not.toHaveLength(0);
    const ends = parts.flatMap(({ start, end }) => [start, end]);
    expect(ends).toEqual(ends.toSorted((a, b) => a - b));
    expect(ends.at(-1)).toBeLessThanOrEqual(issue.html.length);
  }
});

test.each([
  ['aria-valid-attr', 'aria-labeledby="ines-name"'],
  ['aria-allowed-attr', 'aria-checked="true"'],
  ['autocomplete-valid', 'autocomplete="e-mail-address"'],
  ['valid-lang', 'lang="norwegian"'],
])('of a real scan’s %s the attribute', (ruleId, part) => {
  const issue = issues.find((one) => one.ruleId === ruleId);
  expect(issue && failingParts(issue).map(({ start, end }) => issue.html.slice(start, end))).toEqual([part]);
});
