import { issueTypeFromUrl } from '@sitelens/api-client/contract';
import {
  goldenCategories,
  goldenCommonComponents,
  goldenInstallation,
  goldenIssueBoxes,
  goldenIssues,
  goldenMobileFriendlyCategories,
  goldenMobileFriendlyIssuePages,
  goldenMobileFriendlyIssues,
  goldenPage,
  goldenPages,
  goldenProject,
  goldenRulePages,
  goldenScan,
  goldenScanTrust,
  goldenSiteAuditCounts,
  goldenSiteAuditIssues,
  goldenStatistics,
  goldenSubscription,
  goldenTokenInfo,
  goldenUser,
} from '@sitelens/golden';

/** What stands in the place of the network: takes a request apart as the service does. */
export interface FakeService {
  readonly fetch: typeof globalThis.fetch;
  /** `GET /api/v1/…` of every request, in order. */
  readonly requests: string[];
  /** The same with their query strings, which tell the parts of a list. */
  readonly requestsWithQuery: string[];
  /** Answers differently from now on. */
  answer: (request: string, answer: () => Response) => void;
}

const project = `/api/v1/projects/${goldenProject.id}`;
const scan = `${project}/scans/${goldenScan.scanId}`;

/** The golden scan behind `fetch`, for tests where no service worker can stand. */
export function fakeService(): FakeService {
  const requests: string[] = [];
  const requestsWithQuery: string[] = [];
  const answers = new Map<string, (search: URLSearchParams) => Response>([
    ['GET /api/v1/tokeninfo', () => Response.json(goldenTokenInfo)],
    ['GET /api/v1/users/current', () => Response.json(goldenUser)],
    ['GET /api/v1/installation', () => Response.json(goldenInstallation)],
    ['GET /api/v1/subscriptions', () => Response.json(goldenSubscription)],
    ['GET /api/v1/projects/scans/latest', () => Response.json({ data: [goldenProject] })],
    [`GET ${project}`, () => Response.json(goldenProject)],
    [`GET ${project}/scans`, () => Response.json([goldenScan])],
    [`GET ${project}/scans/accessibility/statistics`, () => Response.json(goldenStatistics)],
    [`GET ${scan}/accessibility/common-components`, () => Response.json(goldenCommonComponents())],
    [`GET ${scan}`, () => Response.json(goldenScan)],
    [`GET ${scan}/trust`, () => Response.json(goldenScanTrust)],
    [`GET ${scan}/accessibility/categories`, changedOrAll],
    [`GET ${scan}/mobile-friendly/categories`, () => Response.json(goldenMobileFriendlyCategories(0, 50))],
    [`GET ${scan}/site-audit/count-by-issue-type`, () => Response.json(goldenSiteAuditCounts)],
    [
      `GET ${scan}/pages`,
      () =>
        Response.json({
          data: goldenPages.slice(0, 10),
          paginationDetails: { totalRecords: goldenPages.length, currentPage: 0, limit: 10 },
        }),
    ],
  ]);
  return {
    requests,
    requestsWithQuery,
    answer: (request, answer) => answers.set(request, answer),
    fetch: async (input, init) => {
      const { method, url } = new Request(input, init);
      const { pathname, search, searchParams } = new URL(url);
      requests.push(`${method} ${pathname}`);
      requestsWithQuery.push(`${method} ${pathname}${search}`);
      const known = answers.get(`${method} ${pathname}`);
      return known?.(searchParams) ?? ofResults(pathname) ?? notFound();
    },
  };
}

/** The first categories, or those that have changed where only they are asked for. */
function changedOrAll(search: URLSearchParams): Response {
  const filterSinceLastScan = search.get('filterSinceLastScan')?.split(',') ?? [];
  return Response.json(goldenCategories(0, 50, { filterSinceLastScan }));
}

function ofResults(pathname: string): Response | undefined {
  if (!pathname.startsWith(scan)) return undefined;
  const [room, ...rest] = pathname.slice(scan.length + 1).split('/');
  const [first = '', second = '', third = '', fourth] = rest;
  if (room === 'pages') return Response.json(goldenPage(first));
  if (room === 'issues') return issuesOfType(first);
  const lists = listsOf[room ?? ''];
  if (!lists) return undefined;
  if (first !== 'pages') return Response.json(lists.pages(first));
  return Response.json((fourth === 'boxes' ? goldenIssueBoxes : lists.issues)(second, third));
}

const listsOf: Readonly<
  Record<string, { pages: (id: string) => object; issues: (pageId: string, id: string) => object }>
> = {
  accessibility: { pages: goldenRulePages, issues: goldenIssues },
  'mobile-friendly': { pages: goldenMobileFriendlyIssuePages, issues: goldenMobileFriendlyIssues },
};

function issuesOfType(segment: string): Response {
  const type = issueTypeFromUrl(segment);
  if (type) return Response.json(goldenSiteAuditIssues(type));
  return Response.json(
    { type: '/problems/unknown-issue-type', title: 'No such type.', status: 400 },
    { status: 400 },
  );
}

function notFound(): Response {
  return Response.json({ type: '/problems/not-found', title: 'Not found.', status: 404 }, { status: 404 });
}
