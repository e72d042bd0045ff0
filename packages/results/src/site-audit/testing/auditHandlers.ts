import type { Scan, SiteAuditIssue, SiteAuditIssueType } from '@sitelens/api-client/contract';
import { goldenScan } from '@sitelens/golden';
import { HttpResponse, http } from 'msw';

/** For stories and tests: a site audit other than the golden scan's. */

const SCAN = '*/api/v1/projects/:projectId/scans/:scanId';

/** A scan that was made before there was a site audit. */
export const unauditedScan: Scan = {
  ...goldenScan,
  screenSizes: [{ screenSize: 'desktop', evaluators: ['ACCESSIBILITY', 'SCREENSHOT', 'THUMBNAIL'] }],
};

/** A page of a list, as a request asks for it. */
export function issuesPage(issues: readonly SiteAuditIssue[], url: string, revision = issues.length) {
  const { searchParams } = new URL(url);
  const size = Number(searchParams.get('size') ?? 1_000);
  const from = Number(searchParams.get('page') ?? 0) * size;
  return { status: 'data', data: issues.slice(from, from + size), totalElements: issues.length, revision };
}

/** Issues of one type, in place of those of the golden scan; to be put before its handlers. */
export function issuesHandlers(type: SiteAuditIssueType, issues: readonly SiteAuditIssue[]) {
  const { length } = issues;
  return [
    http.get(`${SCAN}/site-audit/count-by-issue-type`, () =>
      HttpResponse.json({ [type]: { count: length, revision: length } }),
    ),
    http.get(`${SCAN}/issues/:issueType`, ({ request }) =>
      HttpResponse.json(issuesPage(issues, request.url)),
    ),
  ];
}
