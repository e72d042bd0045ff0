import type { AccessibilityIssue, Page } from '@sitelens/api-client/contract';
import { goldenIssues, goldenPages } from '@sitelens/golden';

/** For stories and tests: places in the golden scan by what they are, not by an id. */

export function goldenPageAt(path: string): Page {
  const page = goldenPages.find(({ url }) => new URL(url).pathname === path);
  if (!page) throw new Error(`The golden scan has no page ${path}.`);
  return page;
}

export function firstIssue(path: string, ruleId: string): AccessibilityIssue {
  const [issue] = goldenIssues(goldenPageAt(path).id, ruleId).content;
  if (!issue) throw new Error(`The golden scan has no issue of ${ruleId} on ${path}.`);
  return issue;
}
