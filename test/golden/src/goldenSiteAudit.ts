import type {
  Redaction,
  SiteAuditCounts,
  SiteAuditIssue,
  SiteAuditIssueList,
  SiteAuditIssueType,
} from '@sitelens/api-client/contract';
import { pageOf } from './listQuery.ts';
import { report } from './report.ts';

export interface SiteAuditView {
  readonly page?: number;
  readonly size?: number;
}

/** What a list is without `size`. */
const MOST_ISSUES = 1_000;

const byType = Map.groupBy<SiteAuditIssueType, SiteAuditIssue>(
  report.siteAudit,
  ({ issueType }) => issueType,
);

/** How many site-audit issues of each type were found, each written by itself. */
export const goldenSiteAuditCounts: SiteAuditCounts = Object.fromEntries(
  [...byType].map(([type, { length }]) => [type, { count: length, revision: length }]),
);

/** The site-audit issues of a type; none for one that was not found. */
export function goldenSiteAuditIssues(
  type: SiteAuditIssueType,
  { page = 0, size = MOST_ISSUES }: SiteAuditView = {},
): SiteAuditIssueList {
  const issues = byType.get(type) ?? [];
  return {
    status: 'data',
    data: pageOf(issues, { page, size }),
    totalElements: issues.length,
    revision: issues.length,
  };
}

/** Issues of each type that a redacted reader sees. */
const SHOWN_ISSUES = 3;

/** The same as the service shows it to a redacted reader: the first three; all numbers are whole. */
export function redactedSiteAuditIssues(
  reason: Redaction['reason'],
  type: SiteAuditIssueType,
  { page = 0, size = MOST_ISSUES }: SiteAuditView = {},
): SiteAuditIssueList {
  const { data, totalElements, ...list } = goldenSiteAuditIssues(type);
  return {
    ...list,
    data: pageOf(data.slice(0, SHOWN_ISSUES), { page, size }),
    totalElements,
    redaction: { reason, redactedCount: Math.max(0, totalElements - SHOWN_ISSUES) },
  };
}
