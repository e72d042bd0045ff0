import type { AccessibilityIssue, CheckResult } from '@sitelens/api-client/contract';
import { goldenIssues, goldenPages } from '@sitelens/golden';
import type { HelpArticleId } from '../../catalogue/helpArticleIds.ts';

/** For stories and tests: the golden scan's first issue of a rule. */
export function goldenIssueOf(ruleId: HelpArticleId): AccessibilityIssue {
  const [issue] = goldenPages.flatMap(({ id }) => goldenIssues(id, ruleId).content);
  if (!issue) throw new Error(`The golden scan has no issue of ${ruleId}.`);
  return issue;
}

interface WrittenIssue {
  html: string;
  any?: readonly CheckResult[];
  all?: readonly CheckResult[];
  none?: readonly CheckResult[];
}

/** An issue of a rule that the golden scan has none of, in the form that axe-core 4.14.1 gives. */
export function issueOf(ruleId: HelpArticleId, { html, any, all, none }: WrittenIssue): AccessibilityIssue {
  return {
    ...goldenIssueOf('link-name'),
    id: ruleId,
    ruleId,
    html,
    relatedNodes: [],
    possibleSolutions: any ?? [],
    mustMatchAll: all ?? [],
    mustNotMatch: none ?? [],
  };
}
