import {
  type IssuesSinceLastScan,
  MOBILE_FRIENDLY_ISSUE_IDS,
  type MobileFriendlyIssue,
  type Scan,
} from '@sitelens/api-client/contract';
import { goldenHandlers, goldenScan } from '@sitelens/golden';
import { HttpResponse, http } from 'msw';
import { ELEMENTS_WITH, issueIdOf, mobileIssues } from '../mobile/testing/mobileIssues.ts';
import {
  countOf,
  mobileCategories,
  mobileCategory,
  mobileFacets,
  mobilePages,
} from '../mobile/testing/mobileLists.ts';

/** For stories and tests: the calls about mobile usability, over the pages of the golden scan. */

const SCAN = '*/api/v1/projects/:projectId/scans/:scanId';
const MOBILE = `${SCAN}/mobile-friendly`;

/** A scan as one is that looked at mobile usability. */
export function withMobile(scan: Scan): Scan {
  return {
    ...scan,
    screenSizes: scan.screenSizes.map(({ screenSize, evaluators }) => ({
      screenSize,
      evaluators: screenSize === 'phone' ? [...evaluators, 'MOBILE_FRIENDLY'] : evaluators,
    })),
  };
}

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

/** What stands in the way on phones, by every call that asks for it, before those of the golden scan. */
export const mobileHandlers = [
  http.get(SCAN, () => HttpResponse.json(withMobile(goldenScan))),
  http.get(`${MOBILE}/categories`, ({ request }) => {
    const { searchParams } = new URL(request.url);
    const impacts = searchParams.get('filterImpact')?.split(',');
    const found = changedIn(request, mobileCategories).filter(
      ({ impact }) => impacts?.includes(impact) ?? true,
    );
    const sorted = searchParams.get('orderBy') === 'totalIssues' ? byTotal(found, searchParams) : found;
    const { rows, paginationDetails } = partOf(request, sorted);
    return HttpResponse.json({ data: rows, paginationDetails, facets: mobileFacets });
  }),
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
