import { isSiteAuditIssueType, SITE_AUDIT_COLUMNS, type SiteAuditIssue } from '@sitelens/api-client/contract';

/** The columns of a type's table; of a type that only a newer service knows those that its issues have. */
export function columnsOf(type: string, issues: readonly SiteAuditIssue[]): readonly string[] {
  if (isSiteAuditIssueType(type)) return SITE_AUDIT_COLUMNS[type];
  return [...new Set(issues.flatMap(({ issueDetails }) => Object.keys(issueDetails)))];
}
