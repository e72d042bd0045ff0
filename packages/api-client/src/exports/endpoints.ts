export {
  type AccessibilityCategoriesParams,
  accessibilityCategories,
  accessibilityCategoriesQuery,
} from '../endpoints/accessibilityCategories.ts';
export {
  type AccessibilityIssueBoxesParams,
  accessibilityIssueBoxes,
  accessibilityIssueBoxesQuery,
} from '../endpoints/accessibilityIssueBoxes.ts';
export {
  type AccessibilityIssuesParams,
  accessibilityIssues,
  accessibilityIssuesQuery,
} from '../endpoints/accessibilityIssues.ts';
export {
  type AccessibilityRulePagesParams,
  accessibilityRulePages,
  accessibilityRulePagesQuery,
} from '../endpoints/accessibilityRulePages.ts';
export {
  accessibilityStatistics,
  accessibilityStatisticsQuery,
} from '../endpoints/accessibilityStatistics.ts';
export {
  type CommonComponentsParams,
  commonComponents,
  commonComponentsQuery,
} from '../endpoints/commonComponents.ts';
export { createProject, createProjectMutation } from '../endpoints/createProject.ts';
export { createPublicProject, createPublicProjectMutation } from '../endpoints/createPublicProject.ts';
export { currentSubscription, currentSubscriptionQuery } from '../endpoints/currentSubscription.ts';
export { currentUser, currentUserQuery } from '../endpoints/currentUser.ts';
export { deleteProject, deleteProjectMutation } from '../endpoints/deleteProject.ts';
export {
  emailVerification,
  emailVerificationQuery,
  resendVerificationEmail,
  resendVerificationEmailMutation,
} from '../endpoints/emailVerification.ts';
export { type ExportFormat, exportUrl, reportPdfUrl } from '../endpoints/exportUrl.ts';
export { installation, installationQuery } from '../endpoints/installation.ts';
export { latestScan, latestScanQuery } from '../endpoints/latestScan.ts';
export { makeReport, makeReportMutation } from '../endpoints/makeReport.ts';
export {
  type MobileFriendlyCategoriesParams,
  mobileFriendlyCategories,
  mobileFriendlyCategoriesQuery,
} from '../endpoints/mobileFriendlyCategories.ts';
export {
  type MobileFriendlyIssueBoxesParams,
  mobileFriendlyIssueBoxes,
  mobileFriendlyIssueBoxesQuery,
} from '../endpoints/mobileFriendlyIssueBoxes.ts';
export {
  type MobileFriendlyIssuePagesParams,
  mobileFriendlyIssuePages,
  mobileFriendlyIssuePagesQuery,
} from '../endpoints/mobileFriendlyIssuePages.ts';
export {
  type MobileFriendlyIssuesParams,
  mobileFriendlyIssues,
  mobileFriendlyIssuesQuery,
} from '../endpoints/mobileFriendlyIssues.ts';
export { page, pageQuery } from '../endpoints/page.ts';
export { type PagesParams, pages, pagesQuery } from '../endpoints/pages.ts';
export { type ParsedProject, parseProject } from '../endpoints/parsedProject.ts';
export { isRunning, type ParsedScan, parseScan } from '../endpoints/parsedScan.ts';
export type { ParsedSubscription } from '../endpoints/parsedSubscription.ts';
export { SCAN_POLLING_MS } from '../endpoints/polling.ts';
export { project, projectQuery } from '../endpoints/project.ts';
export { ProjectCreationFailedError } from '../endpoints/projectCreationFailedError.ts';
export {
  projectsWithLatestScans,
  projectsWithLatestScansQuery,
} from '../endpoints/projectsWithLatestScans.ts';
export {
  type Ordering,
  type PageReference,
  type Paging,
  type ProjectReference,
  projectKey,
  projectsKey,
  resultsKey,
  type ScanReference,
  scanEmailsKey,
  scanKey,
  scansKey,
  serviceKey,
  snapshotsKey,
  statisticsKey,
} from '../endpoints/queryKeys.ts';
export type { ReadQuery } from '../endpoints/readQuery.ts';
export { refreshProject } from '../endpoints/refresh.ts';
export { REPORT_POLLING_MS, report, reportKey, reportQuery } from '../endpoints/report.ts';
export { reportError } from '../endpoints/reportError.ts';
export { reportMissingTranslation } from '../endpoints/reportMissingTranslation.ts';
export { isRefusal, retryUnlessRefused } from '../endpoints/retry.ts';
export { scan, scanQuery } from '../endpoints/scan.ts';
export {
  type NewScanEmailSubscription,
  scanEmails,
  scanEmailsQuery,
  subscribeToScanEmails,
  subscribeToScanEmailsMutation,
  unsubscribeFromScanEmails,
  unsubscribeFromScanEmailsMutation,
} from '../endpoints/scanEmails.ts';
export { scans, scansQuery } from '../endpoints/scans.ts';
export { scanTrust, scanTrustQuery } from '../endpoints/scanTrust.ts';
export { sendFeedback, sendFeedbackMutation } from '../endpoints/sendFeedback.ts';
export { siteAuditCounts, siteAuditCountsQuery } from '../endpoints/siteAuditCounts.ts';
export {
  type SiteAuditIssuesParams,
  siteAuditIssues,
  siteAuditIssuesQuery,
} from '../endpoints/siteAuditIssues.ts';
export { startScan, startScanMutation } from '../endpoints/startScan.ts';
export { tokenInfo, tokenInfoQuery } from '../endpoints/tokenInfo.ts';
export { updateCurrentUser, updateCurrentUserMutation } from '../endpoints/updateCurrentUser.ts';
export {
  type UpdateProjectParams,
  updateProject,
  updateProjectMutation,
} from '../endpoints/updateProject.ts';
export { watchScans } from '../endpoints/watchScans.ts';
