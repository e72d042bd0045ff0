import type { ScanReference, SiteAuditIssuesParams } from '@sitelens/api-client/endpoints';
import type { TableView } from '../table/tableView.ts';
import { pagingOf } from './listParams.ts';

/** What is asked of the service for a view of a type's issues: by the widget, and by who fetches ahead of it. */
export function siteAuditIssuesParams(
  of: ScanReference & Pick<SiteAuditIssuesParams, 'issueType'>,
  view: TableView,
): SiteAuditIssuesParams {
  const { projectId, scanId, issueType } = of;
  return { projectId, scanId, issueType, ...pagingOf(view) };
}
