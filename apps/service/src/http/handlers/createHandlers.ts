import { accessibilityHandlers } from './accessibility.ts';
import { accessibilitySummaryHandlers } from './accessibilitySummaries.ts';
import { errorReportHandlers } from './errorReports.ts';
import { exportHandlers } from './exports.ts';
import { feedbackHandlers } from './feedback.ts';
import type { HandlerContext, Handlers } from './handlers.ts';
import { installationHandlers } from './installation.ts';
import { mobileFriendlyHandlers } from './mobileFriendly.ts';
import { pageHandlers } from './pages.ts';
import { projectHandlers } from './projects.ts';
import { publicProjectHandlers } from './publicProjects.ts';
import { reportHandlers } from './reports.ts';
import { scanEmailHandlers } from './scanEmails.ts';
import { scanHandlers } from './scans.ts';
import { scanTrustHandlers } from './scanTrust.ts';
import { sessionHandlers } from './session.ts';
import { siteAuditHandlers } from './siteAudit.ts';
import { userHandlers } from './users.ts';

/** Every call of the contract; one that is missing does not compile. */
export function createHandlers(context: HandlerContext): Handlers {
  return {
    ...sessionHandlers(context),
    ...projectHandlers(context),
    ...scanHandlers(context),
    ...pageHandlers(context),
    ...accessibilityHandlers(context),
    ...accessibilitySummaryHandlers(context),
    ...mobileFriendlyHandlers(context),
    ...siteAuditHandlers(context),
    ...userHandlers(context),
    ...publicProjectHandlers(context),
    ...scanEmailHandlers(context),
    ...scanTrustHandlers(context),
    ...exportHandlers(context),
    ...reportHandlers(context),
    ...feedbackHandlers(context),
    ...errorReportHandlers(context),
    ...installationHandlers(context),
  };
}
