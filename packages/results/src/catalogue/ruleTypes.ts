import type { Disability, Impact } from '@sitelens/api-client/contract';
import type { RULE_IDS } from './ruleIds.ts';
import type { CriterionNumber, WcagCriterion } from './wcagCriteria.ts';

/** The id of a rule that the scanner can report. */
export type RuleId = (typeof RULE_IDS)[number];

/** How much expertise it takes to mend an issue. */
export type Difficulty = 'LOW' | 'MEDIUM' | 'HIGH';

/**
 * How a rule's issues on one page are shown: `page-wide` concerns the document and has no place on the
 * screenshot, `many-of-one-type` is best read as a table beside the screenshot, `element` one by one.
 */
export type RenderType = 'page-wide' | 'many-of-one-type' | 'element';

/** What is written down by hand for each rule. */
export interface RuleFacts {
  /** The problem in plain words, as a site owner would say it. */
  readonly title: string;
  /** axe-core's own impact; a finding may carry another one. */
  readonly impact: Impact;
  /** WCAG 2.2 success criteria that fail with the rule; empty for best practices. */
  readonly criteria: readonly CriterionNumber[];
  /** Whom it hurts; most affected first. Never empty. */
  readonly disabilities: readonly Disability[];
  readonly difficulty: Difficulty;
  readonly renderType: RenderType;
}

/** A rule as the catalogue gives it out. */
export interface AccessibilityRule extends Omit<RuleFacts, 'criteria'> {
  readonly id: RuleId;
  readonly wcag: readonly WcagCriterion[];
  /** Deque's page on the rule, for the axe-core version that the scanner runs. */
  readonly documentationUrl: string;
  /** Whether there is a help article on it: `HelpArticle` and `HelpDialog` of `@sitelens/results/help`. */
  readonly helpArticle: boolean;
}
