import {
  AccessibilityCategories,
  AccessibilityPageIssues,
  AccessibilityReport,
  AccessibilityReportActions,
  AccessibilityRulePages,
  CommonComponents,
  ConnectionLost,
  EmailVerification,
  ExportMenu,
  FeedbackDialog,
  FeedbackLink,
  FreemiumOverlay,
  MobileFriendlyCategories,
  MobileFriendlyIssuePages,
  MobileFriendlyPageIssues,
  NewProjectDialog,
  ProfileSettings,
  ProjectMenu,
  ProjectOverview,
  ProjectSettings,
  ProjectsList,
  ScanEmailsSwitch,
  ScanPageForm,
  ScanTrust,
  SiteAuditIssues,
  SiteAuditOverview,
  StartScanButton,
  type WaitMemory,
} from '@sitelens/results/widgets';
import type { ReactNode } from 'react';
import type { Place } from './Place.ts';

const nothing = () => undefined;

/** Of a browser in which somebody has waited for each scan, and has not opened its results yet. */
const waited: WaitMemory = { read: () => 'waited', write: nothing };

/** Each widget as a page that only installed the packages writes it down. */
export const widgets: Readonly<Record<string, (place: Place) => ReactNode>> = {
  AccessibilityCategories: ({ projectId, scanId }) => (
    <AccessibilityCategories projectId={projectId} scanId={scanId} />
  ),
  AccessibilityPageIssues: ({ projectId, scanId, pageId, accessibilityId }) => (
    <AccessibilityPageIssues {...{ projectId, scanId, pageId, accessibilityId }} />
  ),
  AccessibilityReport: ({ projectId, scanId }) => (
    <AccessibilityReport projectId={projectId} scanId={scanId} />
  ),
  AccessibilityReportActions: ({ projectId, scanId }) => (
    <AccessibilityReportActions projectId={projectId} scanId={scanId} />
  ),
  AccessibilityRulePages: ({ projectId, scanId, accessibilityId }) => (
    <AccessibilityRulePages projectId={projectId} scanId={scanId} accessibilityId={accessibilityId} />
  ),
  CommonComponents: ({ projectId, scanId }) => <CommonComponents projectId={projectId} scanId={scanId} />,
  ConnectionLost: () => <ConnectionLost />,
  EmailVerification: () => <EmailVerification email="demo@sitelens.example" onVerified={nothing} />,
  ExportMenu: ({ projectId, scanId }) => <ExportMenu projectId={projectId} scanId={scanId} />,
  FeedbackDialog: () => <FeedbackDialog isOpen onClose={nothing} />,
  FeedbackLink: () => <FeedbackLink />,
  FreemiumOverlay: ({ projectId }) => (
    <FreemiumOverlay
      projectId={projectId}
      memory={waited}
      signUpHref="/signup"
      anotherPageHref="/"
      termsHref="/terms"
      privacyHref="/privacy"
      onStartedAgain={nothing}
    />
  ),
  MobileFriendlyCategories: ({ projectId, scanId }) => (
    <MobileFriendlyCategories projectId={projectId} scanId={scanId} />
  ),
  MobileFriendlyIssuePages: ({ projectId, scanId, issueId }) => (
    <MobileFriendlyIssuePages projectId={projectId} scanId={scanId} issueId={issueId} />
  ),
  MobileFriendlyPageIssues: ({ projectId, scanId, mobilePageId, issueId }) => (
    <MobileFriendlyPageIssues {...{ projectId, scanId, issueId }} pageId={mobilePageId} />
  ),
  NewProjectDialog: () => <NewProjectDialog isOpen onClose={nothing} onCreated={nothing} />,
  ProfileSettings: () => <ProfileSettings />,
  ProjectMenu: ({ projectId }) => (
    <ProjectMenu projectId={projectId} projectName="Harbour & Pine" onDeleted={nothing} />
  ),
  ProjectOverview: ({ projectId }) => <ProjectOverview projectId={projectId} />,
  ProjectSettings: ({ projectId }) => <ProjectSettings projectId={projectId} onDeleted={nothing} />,
  ProjectsList: () => <ProjectsList />,
  ScanEmailsSwitch: ({ projectId }) => <ScanEmailsSwitch projectId={projectId} />,
  ScanPageForm: () => <ScanPageForm onStarted={nothing} />,
  ScanTrust: ({ projectId, scanId }) => <ScanTrust projectId={projectId} scanId={scanId} />,
  SiteAuditIssues: ({ projectId, scanId }) => (
    <SiteAuditIssues projectId={projectId} scanId={scanId} issueType="BROKEN_LINK" />
  ),
  SiteAuditOverview: ({ projectId, scanId }) => <SiteAuditOverview projectId={projectId} scanId={scanId} />,
  StartScanButton: ({ projectId }) => <StartScanButton projectId={projectId} />,
};
