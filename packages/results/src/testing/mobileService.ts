import {
  type IssuesSinceLastScan,
  MOBILE_FRIENDLY_ISSUE_IDS,
  type MobileFriendlyIssue,
} from '@sitelens/api-client/contract';
import { goldenHandlers } from '@sitelens/golden';
import { HttpResponse, http } from 'msw';
import { ELEMENTS_WITH, issueIdOf, mobileIssues } from '../mobile/testing/mobileIssues.ts';
import { countOf, mobileCategory, mobilePages } from '../mobile/testing/mobileLists.ts';

/** For stories and tests: the calls about mobile usability, over the pages of the golden scan. */

const MOBILE = '*/api/v1/projects/:projectId/scans/:scanId/mobile-friendly';

/** Answers to the two calls for an issue's elements on a page; by default for any issue. */
export function mobileIssueHandlers(
  issues: readonly MobileFriendlyIssue[],
  { issueId = ':issueId', ...more }: { issueId?: string; fixesRedacted?: boolean; redaction?: object } = {},
) {
  const path = `${MOBILE}/pages/:pageId/${issueId}`;
  return [
    http.get(`${path}/boxes`, () =>
      HttpResponse.json({
        content: issues
          .filter(({ redacted }) => !redacted)
          .map(({ id, target, boundingBoxes }, position) => ({ id, position, target, boundingBoxes })),
        totalElements: issues.length,
      }),
    ),
    http.get(path, ({ request }) => {
      const { rows, paginationDetails } = partOf(request, issues);
      const data = { impact: issues[0]?.impact ?? 'moderate', issues: rows };
      return HttpResponse.json({ data, paginationDetails, ...more });
    }),
  ];
}

/** A website with much more in the way of phones than the golden one: many elements, on many pages. */
export const mobileHandlers = [
  ...MOBILE_FRIENDLY_ISSUE_IDS.flatMap((issueId) =>
    mobileIssueHandlers(mobileIssues(issueId, ELEMENTS_WITH[issueId]), { issueId }),
  ),
  http.get(`${MOBILE}/:issueId`, ({ params, request }) => {
    const id = issueIdOf(params.issueId);
    if (!id) return HttpResponse.json({ title: 'Not found', status: 404 }, { status: 404 });
    const pages = changedIn(request, mobilePages(id));
    const { rows } = partOf(request, byTotal(pages, new URL(request.url).searchParams));
    return HttpResponse.json({ content: rows, totalElements: pages.length, issue: mobileCategory(id) });
  }),
  ...goldenHandlers,
];

function partOf<Row>(request: Request, all: readonly Row[]) {
  const { searchParams } = new URL(request.url);
  const limit = Number(searchParams.get('size') ?? 10);
  const currentPage = Number(searchParams.get('page') ?? 0);
  const rows = all.slice(currentPage * limit, (currentPage + 1) * limit);
  return { rows, paginationDetails: { totalRecords: all.length, currentPage, limit } };
}

function changedIn<Row extends { sinceLastScan?: IssuesSinceLastScan }>(
  request: Request,
  rows: readonly Row[],
) {
  const wanted = new URL(request.url).searchParams.get('filterSinceLastScan')?.split(',');
  return rows.filter(
    ({ sinceLastScan }) => wanted?.some((value) => countOf(sinceLastScan, value) > 0) ?? true,
  );
}

function byTotal<Row extends { totalIssues: number }>(rows: readonly Row[], asked: URLSearchParams) {
  const sign = asked.get('order') === 'asc' ? 1 : -1;
  return [...rows].sort((a, b) => sign * (a.totalIssues - b.totalIssues));
}
