import {
  issueTypeFromUrl,
  type SiteAuditIssueList,
  type SiteAuditIssueType,
} from '@sitelens/api-client/contract';
import { HttpResponse, http } from 'msw';
import { goldenSiteAuditCounts, type SiteAuditView } from './goldenSiteAudit.ts';
import { listQuery } from './listQuery.ts';
import { SCAN_PATH } from './paths.ts';
import { unknownIssueType } from './problems.ts';

/** The calls about the site audit; `issuesOf` gives all issues of a type, or what a redacted reader sees. */
export function siteAuditHandlers(
  issuesOf: (type: SiteAuditIssueType, view: SiteAuditView) => SiteAuditIssueList,
) {
  return [
    http.get(`${SCAN_PATH}/site-audit/count-by-issue-type`, () => HttpResponse.json(goldenSiteAuditCounts)),
    http.get<{ issueType: string }>(`${SCAN_PATH}/issues/:issueType`, ({ params, request }) => {
      const type = issueTypeFromUrl(params.issueType);
      if (type === undefined) return unknownIssueType();
      const { page, size } = listQuery(request, []);
      const isPaged = new URL(request.url).searchParams.has('size');
      return HttpResponse.json(issuesOf(type, isPaged ? { page, size } : { page }));
    }),
  ];
}
