export {
  AccessibilityCategories,
  type AccessibilityCategoriesProps,
} from '../widgets/AccessibilityCategories.tsx';
export {
  AccessibilityPageIssues,
  type AccessibilityPageIssuesProps,
} from '../widgets/AccessibilityPageIssues.tsx';
export { AccessibilityReport, type AccessibilityReportProps } from '../widgets/AccessibilityReport.tsx';
export {
  AccessibilityReportActions,
  type AccessibilityReportActionsProps,
} from '../widgets/AccessibilityReportActions.tsx';
export {
  AccessibilityRulePages,
  type AccessibilityRulePagesProps,
} from '../widgets/AccessibilityRulePages.tsx';
export type { CategoriesFilter, CategoriesHref } from '../widgets/CategoriesHref.ts';
export {
  CommonComponents,
  type CommonComponentsProps,
  type IssuePlace,
} from '../widgets/CommonComponents.tsx';
export { ConnectionLost } from '../widgets/ConnectionLost.tsx';
export { EmailVerification, type EmailVerificationProps } from '../widgets/EmailVerification.tsx';
export { ExportMenu, type ExportMenuProps } from '../widgets/ExportMenu.tsx';
export { FeedbackDialog } from '../widgets/FeedbackDialog.tsx';
export type { FeedbackDialogProps } from '../widgets/FeedbackDialogProps.ts';
export { FeedbackLink } from '../widgets/FeedbackLink.tsx';
export {
  FreemiumOverlay,
  type FreemiumOverlayProps,
  type WaitMemory,
} from '../widgets/FreemiumOverlay.tsx';
export { categoriesParams, rulePagesParams } from '../widgets/listParams.ts';
export {
  MobileFriendlyCategories,
  type MobileFriendlyCategoriesProps,
} from '../widgets/MobileFriendlyCategories.tsx';
export {
  MobileFriendlyIssuePages,
  type MobileFriendlyIssuePagesProps,
} from '../widgets/MobileFriendlyIssuePages.tsx';
export {
  MobileFriendlyPageIssues,
  type MobileFriendlyPageIssuesProps,
} from '../widgets/MobileFriendlyPageIssues.tsx';
export {
  mobileFriendlyCategoriesParams,
  mobileFriendlyIssuePagesParams,
} from '../widgets/mobileFriendlyParams.ts';
export { NewProjectDialog } from '../widgets/NewProjectDialog.tsx';
export type { NewProjectDialogProps } from '../widgets/NewProjectDialogProps.ts';
export { ProfileSettings, type ProfileSettingsProps } from '../widgets/ProfileSettings.tsx';
export { ProjectMenu, type ProjectMenuProps } from '../widgets/ProjectMenu.tsx';
export { ProjectOverview, type ProjectOverviewProps } from '../widgets/ProjectOverview.tsx';
export { ProjectSettings } from '../widgets/ProjectSettings.tsx';
export type { ProjectSettingsProps } from '../widgets/ProjectSettingsProps.ts';
export {
  defaultProjectsView,
  ProjectsList,
  type ProjectsListProps,
  type ProjectsView,
} from '../widgets/ProjectsList.tsx';
export { defaultPageIssuesView, type PageIssuesView, pageIssuesViewSpec } from '../widgets/pageIssuesView.ts';
export {
  type PrefetchMobileFriendlyPageIssuesParams,
  prefetchMobileFriendlyPageIssues,
} from '../widgets/prefetchMobileFriendlyPageIssues.ts';
export { type PrefetchOverviewParams, prefetchOverview } from '../widgets/prefetchOverview.ts';
export { type PrefetchPageIssuesParams, prefetchPageIssues } from '../widgets/prefetchPageIssues.ts';
export { ScanEmailsSwitch, type ScanEmailsSwitchProps } from '../widgets/ScanEmailsSwitch.tsx';
export { ScanPageForm, type ScanPageFormProps } from '../widgets/ScanPageForm.tsx';
export { ScanTrust, type ScanTrustProps } from '../widgets/ScanTrust.tsx';
export { SiteAuditIssues, type SiteAuditIssuesProps } from '../widgets/SiteAuditIssues.tsx';
export { SiteAuditOverview, type SiteAuditOverviewProps } from '../widgets/SiteAuditOverview.tsx';
export { MissingSitelensClientError, useSitelensClient } from '../widgets/SitelensClientContext.ts';
export {
  SitelensClientProvider,
  type SitelensClientProviderProps,
} from '../widgets/SitelensClientProvider.tsx';
export { StartScanButton, type StartScanButtonProps } from '../widgets/StartScanButton.tsx';
export { siteAuditIssuesParams } from '../widgets/siteAuditParams.ts';
export { useInstallation } from '../widgets/useInstallation.ts';
export { type Rights, useMay } from '../widgets/useMay.ts';
