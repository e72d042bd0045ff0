import {
  AccessibilityCategories,
  AccessibilityPageIssues,
  AccessibilityReport,
  AccessibilityReportActions,
  AccessibilityRulePages,
  CommonComponents,
  ExportMenu,
  MobileFriendlyCategories,
  MobileFriendlyIssuePages,
  MobileFriendlyPageIssues,
  NewProjectDialog,
  ProjectMenu,
  ProjectOverview,
  ProjectSettings,
  ProjectsList,
  ScanTrust,
  SiteAuditIssues,
  SiteAuditOverview,
  StartScanButton,
} from '@sitelens/results/widgets';
import type { ReactNode } from 'react';
import type { Place } from './Place.ts';

const nothing = () => undefined;

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
  ExportMenu: ({ projectId, scanId }) => <ExportMenu projectId={projectId} scanId={scanId} />,
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
  ProjectMenu: ({ projectId }) => (
    <ProjectMenu projectId={projectId} projectName="Harbour & Pine" onDeleted={nothing} />
  ),
  ProjectOverview: ({ projectId }) => <ProjectOverview projectId={projectId} />,
  ProjectSettings: ({ projectId }) => <ProjectSettings projectId={projectId} onDeleted={nothing} />,
  ProjectsList: () => <ProjectsList />,
  ScanTrust: ({ projectId, scanId }) => <ScanTrust projectId={projectId} scanId={scanId} />,
  SiteAuditIssues: ({ projectId, scanId }) => (
    <SiteAuditIssues projectId={projectId} scanId={scanId} issueType="BROKEN_LINK" />
  ),
  SiteAuditOverview: ({ projectId, scanId }) => <SiteAuditOverview projectId={projectId} scanId={scanId} />,
  StartScanButton: ({ projectId }) => <StartScanButton projectId={projectId} />,
};
