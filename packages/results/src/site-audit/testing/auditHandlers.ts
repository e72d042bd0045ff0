import { issueTypeFromUrl, type Scan, type SiteAuditIssue } from '@sitelens/api-client/contract';
import { goldenScan } from '@sitelens/golden';
import { HttpResponse, http } from 'msw';
import { auditCounts, issuesByType } from './auditIssues.ts';

/** For stories and tests: the site audit as the API answers for it. */

const SCAN = '*/api/v1/projects/:projectId/scans/:scanId';

/** A scan whose site was audited. */
export function audited(scan: Scan): Scan {
  return {
    ...scan,
    screenSizes: [{ screenSize: 'desktop', evaluators: ['SITE_AUDIT', 'ACCESSIBILITY', 'SCREENSHOT'] }],
  };
}

/** One that was made before there was a site audit. */
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

const issuesOf: Readonly<Record<string, readonly SiteAuditIssue[]>> = issuesByType;

/** An ended scan with an issue of each kind of table; to be put before the golden handlers. */
export const auditHandlers = [
  http.get(SCAN, () => HttpResponse.json(audited(goldenScan))),
  http.get(`${SCAN}/site-audit/count-by-issue-type`, () => HttpResponse.json(auditCounts)),
  http.get<{ issueType: string }>(`${SCAN}/issues/:issueType`, ({ params, request }) => {
    const type = issueTypeFromUrl(params.issueType);
    if (type === undefined) return unknownType();
    return HttpResponse.json(issuesPage(issuesOf[type] ?? [], request.url));
  }),
];

function unknownType() {
  const problem = { type: '/problems/unknown-issue-type', title: 'There is no such type.', status: 400 };
  return HttpResponse.json(problem, { status: 400 });
}
