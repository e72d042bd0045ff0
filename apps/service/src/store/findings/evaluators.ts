import {
  type Disability,
  type Evaluator,
  type Impact,
  isMobileFriendlyIssueId,
} from '@sitelens/api-client/contract';
import { accessibilityRule, mobileFriendlyIssue } from '@sitelens/results/catalogue';

/** What finds elements that fail a rule: the two kinds of findings that share tables and lists. */
export const FINDING_EVALUATORS = [
  'ACCESSIBILITY',
  'MOBILE_FRIENDLY',
] as const satisfies readonly Evaluator[];

export type FindingEvaluator = (typeof FINDING_EVALUATORS)[number];

/** Whose rule an id is. Ids are disjoint, and every one that is not of a mobile issue is axe-core's. */
export function evaluatorOf(ruleId: string): FindingEvaluator {
  return isMobileFriendlyIssueId(ruleId) ? 'MOBILE_FRIENDLY' : 'ACCESSIBILITY';
}

/** What the catalogues say of a rule that an evaluator checks; undefined for one that it does not. */
export function knownRule(
  evaluator: FindingEvaluator,
  ruleId: string,
): { readonly impact: Impact; readonly disabilities: readonly Disability[] } | undefined {
  return evaluator === 'ACCESSIBILITY' ? accessibilityRule(ruleId) : mobileFriendlyIssue(ruleId);
}
