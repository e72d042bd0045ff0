import { SITE_AUDIT_ISSUE_TYPES } from '@sitelens/api-client/contract';
import type { SiteAuditRecord } from '../checks/siteAudit/record.ts';
import { readDocumentOf } from '../pageResult.ts';
import { siteDuplicates } from '../siteAudit/duplicates.ts';
import type { CrawledResult, ReportedAuditIssue } from './scanReport.ts';

/**
 * What the site audit found: on each page alone, over the site, and at the ends of its links. By type, in the
 * catalogue's order; within a type in the crawl's order.
 */
export function reportedAudit(
  pages: readonly CrawledResult[],
  linkRecords: readonly SiteAuditRecord[],
): readonly ReportedAuditIssue[] {
  const audits = pages.flatMap(({ url, result }) => {
    const audit = readDocumentOf(result)?.siteAudit;
    return audit ? [{ url, ...audit }] : [];
  });
  const issues: readonly ReportedAuditIssue[] = [
    ...audits.flatMap(({ records }) => records),
    ...siteDuplicates(audits),
    ...linkRecords,
  ];
  const place = new Map(SITE_AUDIT_ISSUE_TYPES.map((type, at) => [type, at]));
  const placeOf = ({ issueType }: ReportedAuditIssue) => place.get(issueType) ?? place.size;
  return issues.toSorted((a, b) => placeOf(a) - placeOf(b));
}
