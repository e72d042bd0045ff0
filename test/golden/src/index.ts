export { goldenCategories } from './goldenCategories.ts';
export { goldenCommonComponents } from './goldenCommonComponents.ts';
export { goldenHandlers } from './goldenHandlers.ts';
export { goldenScans, goldenStatistics } from './goldenHistory.ts';
export { goldenIssueBoxes, goldenIssues } from './goldenIssues.ts';
export {
  goldenMobileFriendlyCategories,
  goldenMobileFriendlyIssuePages,
  goldenMobileFriendlyIssues,
} from './goldenMobileFriendly.ts';
export { goldenPage, goldenPages } from './goldenPages.ts';
export {
  goldenExpiredSubscription,
  goldenProject,
  goldenPublicProject,
  goldenSubscription,
} from './goldenProject.ts';
export {
  redactedCategories,
  redactedCommonComponents,
  redactedIssueBoxes,
  redactedIssues,
  redactedRulePages,
} from './goldenRedacted.ts';
export { goldenRedactedHandlers } from './goldenRedactedHandlers.ts';
export {
  redactedMobileFriendlyCategories,
  redactedMobileFriendlyIssuePages,
  redactedMobileFriendlyIssues,
} from './goldenRedactedMobile.ts';
export { goldenRulePages } from './goldenRulePages.ts';
export { goldenScan } from './goldenScan.ts';
export { goldenScanTrust, redactedScanTrust } from './goldenScanTrust.ts';
export {
  goldenSiteAuditCounts,
  goldenSiteAuditIssues,
  redactedSiteAuditIssues,
} from './goldenSiteAudit.ts';
export {
  goldenEmailVerification,
  goldenInstallation,
  goldenScanEmails,
  goldenTokenInfo,
  goldenUser,
} from './goldenUser.ts';
export { runningScan } from './runningScan.ts';
