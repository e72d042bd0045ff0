export {
  accessibilityRule,
  accessibilityRules,
  disabilitiesAffected,
  isRuleId,
  ruleRenderType,
  ruleTitle,
} from '../catalogue/accessibilityRules.ts';
export { HELP_ARTICLE_IDS, type HelpArticleId, hasHelpArticle } from '../catalogue/helpArticleIds.ts';
export { RULE_IDS } from '../catalogue/ruleIds.ts';
export type { AccessibilityRule, Difficulty, RenderType, RuleId } from '../catalogue/ruleTypes.ts';
export {
  CRITERION_NUMBERS,
  type CriterionNumber,
  isCriterionNumber,
  type WcagCriterion,
  type WcagLevel,
  wcagCriterion,
  wcagCriterionByNumber,
} from '../catalogue/wcagCriteria.ts';
export { wcagTagLabel } from '../catalogue/wcagTags.ts';
