import { accessibilityRule } from './accessibilityRules.ts';
import { mobileFriendlyIssue } from './mobileFriendlyIssues.ts';
import type { AccessibilityRule, RenderType } from './ruleTypes.ts';

/**
 * What is known of anything that a finding's `ruleId` may name: a rule of axe-core, or a mobile-friendliness
 * issue, whose ids are never the same. Only rules have `wcag`.
 */
export type FindingInfo = Pick<
  AccessibilityRule,
  'title' | 'impact' | 'disabilities' | 'difficulty' | 'renderType'
> &
  Partial<Pick<AccessibilityRule, 'wcag' | 'documentationUrl'>>;

/** The entry of either catalogue, or nothing for an id that neither knows. */
export function findingInfo(ruleId: string): FindingInfo | undefined {
  return accessibilityRule(ruleId) ?? mobileFriendlyIssue(ruleId);
}

/** The title in plain words; the id itself for an unknown one. */
export function findingTitle(ruleId: string): string {
  return findingInfo(ruleId)?.title ?? ruleId;
}

/** How issues on a page are shown; one by one for an unknown id. */
export function findingRenderType(ruleId: string): RenderType {
  return findingInfo(ruleId)?.renderType ?? 'element';
}
