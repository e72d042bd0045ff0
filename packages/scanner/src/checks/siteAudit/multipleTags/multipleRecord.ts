import type { SiteAuditIssueType } from '@sitelens/api-client/contract';
import { numbered } from '../numbered.ts';
import type { SiteAuditRecord } from '../record.ts';

export type MultipleType = Extract<SiteAuditIssueType, `MULTIPLE_${string}`>;

/** One row for all tags of a kind, when there are several. */
export function multipleRecord(
  issueType: MultipleType,
  tags: readonly string[],
  pageUrl: string,
): readonly SiteAuditRecord[] {
  if (tags.length < 2) return [];
  return [{ issueType, issueDetails: { page_url: { href: pageUrl }, html: numbered('html', tags) } }];
}
