import { HttpResponse, http } from 'msw';
import {
  goldenCategories,
  goldenIssues,
  goldenPage,
  goldenPages,
  goldenProject,
  goldenRulePages,
  goldenScan,
  goldenSubscription,
} from './goldenScan.ts';

const API = '*/api/v1';
const SCAN = `${API}/projects/:projectId/scans/:scanId`;

/** The API over the golden scan, for stories and tests of widgets; the last handler stands for any unknown id. */
export const goldenHandlers = [
  http.get(`${API}/tokeninfo`, () =>
    HttpResponse.json({ authenticated: true, email: 'demo@sitelens.example', emailVerified: true }),
  ),
  http.get(`${API}/subscriptions`, () => HttpResponse.json(goldenSubscription)),
  http.get(`${API}/projects/scans/latest`, () => HttpResponse.json({ data: [goldenProject] })),
  http.get(`${API}/projects/:projectId`, () => HttpResponse.json(goldenProject)),
  http.get(`${API}/projects/:projectId/scans`, () => HttpResponse.json([goldenScan])),
  http.get(SCAN, () => HttpResponse.json(goldenScan)),
  http.get(`${SCAN}/accessibility/categories`, ({ request }) => {
    const { searchParams } = new URL(request.url);
    return HttpResponse.json(
      goldenCategories(Number(searchParams.get('page') ?? 0), Number(searchParams.get('size') ?? 10)),
    );
  }),
  http.get<{ pageId: string; ruleId: string }>(`${SCAN}/accessibility/pages/:pageId/:ruleId`, ({ params }) =>
    HttpResponse.json(goldenIssues(params.pageId, params.ruleId)),
  ),
  http.get<{ ruleId: string }>(`${SCAN}/accessibility/:ruleId`, ({ params }) =>
    HttpResponse.json(goldenRulePages(params.ruleId)),
  ),
  http.get(`${SCAN}/pages`, ({ request }) => {
    const { searchParams } = new URL(request.url);
    const outcome = searchParams.get('outcome');
    const limit = Number(searchParams.get('size') ?? 10);
    const currentPage = Number(searchParams.get('page') ?? 0);
    const rows = goldenPages.filter((page) => outcome === null || page.outcome === outcome);
    return HttpResponse.json({
      data: rows.slice(currentPage * limit, (currentPage + 1) * limit),
      paginationDetails: { totalRecords: rows.length, currentPage, limit },
    });
  }),
  http.get<{ pageId: string }>(`${SCAN}/pages/:pageId`, ({ params }) => {
    const page = goldenPage(params.pageId);
    return page
      ? HttpResponse.json(page)
      : HttpResponse.json({ type: '/problems/not-found', title: 'Not found', status: 404 }, { status: 404 });
  }),
];
