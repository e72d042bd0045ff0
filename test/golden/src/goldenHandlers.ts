import { HttpResponse, http } from 'msw';
import { goldenScans } from './goldenHistory.ts';
import { goldenPage, goldenPages } from './goldenPages.ts';
import { goldenProject, goldenSubscription } from './goldenProject.ts';
import { goldenScan } from './goldenScan.ts';
import { goldenScanTrust } from './goldenScanTrust.ts';
import { userHandlers } from './goldenUser.ts';
import { listQuery, pageOf } from './listQuery.ts';
import { API, PROJECT_PATH, SCAN_PATH } from './paths.ts';
import { notFound } from './problems.ts';
import { resultHandlers } from './resultHandlers.ts';

/** The API over the golden scan, for stories and tests of widgets; each id stands for any. */
export const goldenHandlers = [
  ...userHandlers,
  http.get(`${API}/subscriptions`, () => HttpResponse.json(goldenSubscription)),
  http.get(`${API}/projects/scans/latest`, () =>
    HttpResponse.json({ data: [{ ...goldenProject, scans: goldenScans.slice(0, 2) }] }),
  ),
  http.get(PROJECT_PATH, () => HttpResponse.json(goldenProject)),
  http.get(`${PROJECT_PATH}/scans`, () => HttpResponse.json(goldenScans)),
  ...resultHandlers,
  http.get<{ scanId: string }>(SCAN_PATH, ({ params }) =>
    HttpResponse.json(goldenScans.find(({ scanId }) => scanId === params.scanId) ?? goldenScan),
  ),
  http.get(`${SCAN_PATH}/report`, () => HttpResponse.json({ status: 'NONE' })),
  http.get(`${SCAN_PATH}/trust`, () => HttpResponse.json(goldenScanTrust)),
  http.get(`${SCAN_PATH}/pages`, ({ request }) => {
    const outcome = new URL(request.url).searchParams.get('outcome');
    const { page, size } = listQuery(request, []);
    const rows = goldenPages.filter((row) => outcome === null || row.outcome === outcome);
    return HttpResponse.json({
      data: pageOf(rows, { page, size }),
      paginationDetails: { totalRecords: rows.length, currentPage: page, limit: size },
    });
  }),
  http.get<{ pageId: string }>(`${SCAN_PATH}/pages/:pageId`, ({ params }) => {
    const page = goldenPage(params.pageId);
    return page ? HttpResponse.json(page) : notFound();
  }),
];
