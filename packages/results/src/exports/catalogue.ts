export {
  accessibilityRule,
  accessibilityRules,
  disabilitiesAffected,
  isRuleId,
  ruleRenderType,
  ruleTitle,
} from '../catalogue/accessibilityRules.ts';
export { HELP_ARTICLE_IDS, type HelpArticleId, hasHelpArticle } from '../catalogue/helpArticleIds.ts';
export {
  type MobileFriendlyFacts,
  type MobileFriendlyIssueInfo,
  mobileFriendlyIssue,
  mobileFriendlyIssues,
  mobileFriendlyTitle,
} from '../catalogue/mobileFriendlyIssues.ts';
export { RULE_IDS } from '../catalogue/ruleIds.ts';
export type { AccessibilityRule, Difficulty, RenderType, RuleId } from '../catalogue/ruleTypes.ts';
export {
  SITE_AUDIT_ARTICLE_IDS,
  type SiteAuditArticleId,
} from '../catalogue/siteAudit/siteAuditArticleIds.ts';
export {
  SITE_AUDIT_SEVERITIES,
  type SiteAuditFacts,
  type SiteAuditSeverity,
} from '../catalogue/siteAudit/siteAuditFacts.ts';
export { type SiteAuditTypeInfo, siteAuditType, siteAuditTypes } from '../catalogue/siteAuditTypes.ts';
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
