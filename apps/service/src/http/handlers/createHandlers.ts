import { accessibilityHandlers } from './accessibility.ts';
import { accessibilitySummaryHandlers } from './accessibilitySummaries.ts';
import type { HandlerContext, Handlers } from './handlers.ts';
import { mobileFriendlyHandlers } from './mobileFriendly.ts';
import { pageHandlers } from './pages.ts';
import { projectHandlers } from './projects.ts';
import { scanHandlers } from './scans.ts';
import { sessionHandlers } from './session.ts';
import { siteAuditHandlers } from './siteAudit.ts';

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
  };
}
