import type { OperationId } from './specification.ts';

/**
 * The calls that take no session, or do without one: those whose `security` in the contract is empty or has
 * an empty alternative. Listed for the types' sake; a test compares the list with the contract.
 */
export const OPEN_TO_VISITORS = [
  'getTokenInfo',
  'getProject',
  'listScans',
  'getScan',
  'createPublicProject',
  'subscribeToScanEmails',
  'getScanTrust',
  'sendFeedback',
  'reportError',
  'reportMissingTranslation',
  'getInstallation',
  'listPages',
  'getPage',
  'listAccessibilityCategories',
  'listAccessibilityRulePages',
  'listAccessibilityIssues',
  'listAccessibilityIssueBoxes',
  'listCommonComponents',
  'getAccessibilityStatistics',
  'listMobileFriendlyCategories',
  'listMobileFriendlyIssuePages',
  'listMobileFriendlyIssues',
  'listMobileFriendlyIssueBoxes',
  'countSiteAuditIssuesByType',
  'listSiteAuditIssues',
] as const satisfies readonly OperationId[];

export type OpenToVisitors = (typeof OPEN_TO_VISITORS)[number];
