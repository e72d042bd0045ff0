import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient, type SitelensClient } from '../http/client.ts';
import { json, type MisbehavingServer, startMisbehavingServer } from '../http/misbehavingServer.testing.ts';
import { RequestFailedError } from '../http/requestFailedError.ts';
import { accessibilityCategories, accessibilityCategoriesQuery } from './accessibilityCategories.ts';
import { accessibilityIssueBoxes, accessibilityIssueBoxesQuery } from './accessibilityIssueBoxes.ts';
import { accessibilityIssues, accessibilityIssuesQuery } from './accessibilityIssues.ts';
import { accessibilityRulePages, accessibilityRulePagesQuery } from './accessibilityRulePages.ts';
import { accessibilityStatistics, accessibilityStatisticsQuery } from './accessibilityStatistics.ts';
import { commonComponents, commonComponentsQuery } from './commonComponents.ts';
import { currentSubscription, currentSubscriptionQuery } from './currentSubscription.ts';
import { currentUser, currentUserQuery } from './currentUser.ts';
import { installation, installationQuery } from './installation.ts';
import { latestScan, latestScanQuery } from './latestScan.ts';
import { mobileFriendlyCategories, mobileFriendlyCategoriesQuery } from './mobileFriendlyCategories.ts';
import { mobileFriendlyIssueBoxes, mobileFriendlyIssueBoxesQuery } from './mobileFriendlyIssueBoxes.ts';
import { mobileFriendlyIssuePages, mobileFriendlyIssuePagesQuery } from './mobileFriendlyIssuePages.ts';
import { mobileFriendlyIssues, mobileFriendlyIssuesQuery } from './mobileFriendlyIssues.ts';
import { page, pageQuery } from './page.ts';
import { pages, pagesQuery } from './pages.ts';
import { project, projectQuery } from './project.ts';
import { projectsWithLatestScans, projectsWithLatestScansQuery } from './projectsWithLatestScans.ts';
import {
  auditIssues,
  boxes,
  components,
  issuePages,
  issues,
  mobileBoxes,
  mobileCategories,
  mobileIssues,
  ofScan,
  rulePages,
} from './readParams.testing.ts';
import { scan, scanQuery } from './scan.ts';
import { scans, scansQuery } from './scans.ts';
import { scanTrust, scanTrustQuery } from './scanTrust.ts';
import { siteAuditCounts, siteAuditCountsQuery } from './siteAuditCounts.ts';
import { siteAuditIssues, siteAuditIssuesQuery } from './siteAuditIssues.ts';
import { tokenInfo, tokenInfoQuery } from './tokenInfo.ts';
import { PAGE_ID, PROJECT_ID, SCAN_ID, wireProject, wireScan } from './wireSamples.testing.ts';

let server: MisbehavingServer;
let client: SitelensClient;
beforeAll(async () => {
  server = await startMisbehavingServer();
  client = createClient({ baseUrl: server.baseUrl });
});
afterAll(() => server.close());

const SCAN_PATH = `/api/v1/projects/${PROJECT_ID}/scans/${SCAN_ID}`;
const categories = {
  ...ofScan,
  size: 25,
  order: 'asc',
  orderBy: 'totalPages',
  filterImpact: ['serious', 'critical'],
  filterTags: ['wcag2a'],
  filterDisabilitiesAffected: [],
  filterSinceLastScan: ['NEW', 'FIXED', 'NEW'],
} as const;
const statistics = {
  status: 'data',
  responseByProperty: {
    impact: { countByScanId: { [SCAN_ID]: [{ propertyValue: 'critical', count: 14 }] } },
  },
};

/** Each read, its query, the address it asks, an answer, and what comes of it where that differs. */
const reads = (): [
  name: string,
  read: (signal?: AbortSignal) => Promise<unknown>,
  query: () => Promise<unknown>,
  url: string,
  answer: unknown,
  expected?: unknown,
][] => [
  [
    'tokenInfo',
    (signal) => tokenInfo(client, signal),
    () => new QueryClient().fetchQuery(tokenInfoQuery(client)),
    '/api/v1/tokeninfo',
    { authenticated: false },
  ],
  [
    'currentUser',
    (signal) => currentUser(client, signal),
    () => new QueryClient().fetchQuery(currentUserQuery(client)),
    '/api/v1/users/current',
    { userRef: 'u', email: 'a@b.example', organisation: { id: 'o', name: 'O' } },
  ],
  [
    'currentSubscription',
    (signal) => currentSubscription(client, signal),
    () => new QueryClient().fetchQuery(currentSubscriptionQuery(client)),
    '/api/v1/subscriptions',
    { id: 's', status: 'ACTIVE' },
  ],
  [
    'installation',
    (signal) => installation(client, signal),
    () => new QueryClient().fetchQuery(installationQuery(client)),
    '/api/v1/installation',
    { publicScans: true, showsOutbox: false, supportEmail: 'support@sitelens.example' },
  ],
  [
    'projectsWithLatestScans',
    (signal) => projectsWithLatestScans(client, signal),
    () => new QueryClient().fetchQuery(projectsWithLatestScansQuery(client)),
    '/api/v1/projects/scans/latest',
    { data: [wireProject()] },
    [{ id: PROJECT_ID, createdAtDate: new Date('2026-11-20T09:00:00Z') }],
  ],
  [
    'project',
    (signal) => project(client, ofScan, signal),
    () => new QueryClient().fetchQuery(projectQuery(client, ofScan)),
    `/api/v1/projects/${PROJECT_ID}`,
    wireProject(),
    { id: PROJECT_ID, scans: [{ startedAt: new Date('2026-11-20T09:00:00Z') }] },
  ],
  [
    'scans',
    (signal) => scans(client, ofScan, signal),
    () => new QueryClient().fetchQuery(scansQuery(client, ofScan)),
    `/api/v1/projects/${PROJECT_ID}/scans`,
    [wireScan()],
    [{ scanId: SCAN_ID, endedAt: new Date('2026-11-20T09:03:00Z') }],
  ],
  [
    'scan',
    (signal) => scan(client, ofScan, signal),
    () => new QueryClient().fetchQuery(scanQuery(client, ofScan)),
    SCAN_PATH,
    wireScan(),
    { scanId: SCAN_ID, endedAt: new Date('2026-11-20T09:03:00Z') },
  ],
  [
    'pages',
    (signal) => pages(client, { ...ofScan, page: 3, outcome: 'FAILED' }, signal),
    () => new QueryClient().fetchQuery(pagesQuery(client, { ...ofScan, page: 3, outcome: 'FAILED' })),
    `${SCAN_PATH}/pages?page=3&outcome=FAILED`,
    { data: [], paginationDetails: { totalRecords: 0, currentPage: 3, limit: 10 } },
  ],
  [
    'page',
    (signal) => page(client, { ...ofScan, pageId: PAGE_ID }, signal),
    () => new QueryClient().fetchQuery(pageQuery(client, { ...ofScan, pageId: PAGE_ID })),
    `${SCAN_PATH}/pages/${PAGE_ID}`,
    { id: PAGE_ID, url: 'https://www.example.com/' },
  ],
  [
    'accessibilityCategories',
    (signal) => accessibilityCategories(client, categories, signal),
    () => new QueryClient().fetchQuery(accessibilityCategoriesQuery(client, categories)),
    `${SCAN_PATH}/accessibility/categories?size=25&order=asc&orderBy=totalPages&filterImpact=critical%2Cserious&filterTags=wcag2a&filterSinceLastScan=FIXED%2CNEW`,
    { data: [], paginationDetails: { totalRecords: 0, currentPage: 0, limit: 25 }, facets: {} },
  ],
  [
    'accessibilityRulePages',
    (signal) => accessibilityRulePages(client, rulePages, signal),
    () => new QueryClient().fetchQuery(accessibilityRulePagesQuery(client, rulePages)),
    `${SCAN_PATH}/accessibility/image-alt?page=0&size=10&order=asc`,
    { content: [], totalElements: 0, rule: { id: 'image-alt', totalIssues: 0 } },
  ],
  [
    'accessibilityIssues',
    (signal) => accessibilityIssues(client, issues, signal),
    () => new QueryClient().fetchQuery(accessibilityIssuesQuery(client, issues)),
    `${SCAN_PATH}/accessibility/pages/${PAGE_ID}/image-alt?page=1&size=50`,
    { content: [], totalElements: 0 },
  ],
  [
    'accessibilityIssueBoxes',
    (signal) => accessibilityIssueBoxes(client, boxes, signal),
    () => new QueryClient().fetchQuery(accessibilityIssueBoxesQuery(client, boxes)),
    `${SCAN_PATH}/accessibility/pages/${PAGE_ID}/image-alt/boxes?filterSinceLastScan=NEW`,
    { content: [], totalElements: 0 },
  ],
  [
    'commonComponents',
    (signal) => commonComponents(client, components, signal),
    () => new QueryClient().fetchQuery(commonComponentsQuery(client, components)),
    `${SCAN_PATH}/accessibility/common-components?page=2&order=asc&orderBy=ruleId`,
    { content: [], totalElements: 0 },
  ],
  [
    'mobileFriendlyCategories',
    (signal) => mobileFriendlyCategories(client, mobileCategories, signal),
    () => new QueryClient().fetchQuery(mobileFriendlyCategoriesQuery(client, mobileCategories)),
    `${SCAN_PATH}/mobile-friendly/categories?page=1&order=asc&filterImpact=serious`,
    { data: [], facets: { impact: [], sinceLastScan: [] } },
  ],
  [
    'mobileFriendlyIssuePages',
    (signal) => mobileFriendlyIssuePages(client, issuePages, signal),
    () => new QueryClient().fetchQuery(mobileFriendlyIssuePagesQuery(client, issuePages)),
    `${SCAN_PATH}/mobile-friendly/text-too-small?orderBy=pageUrl`,
    { content: [], totalElements: 0, issue: {} },
  ],
  [
    'mobileFriendlyIssues',
    (signal) => mobileFriendlyIssues(client, mobileIssues, signal),
    () => new QueryClient().fetchQuery(mobileFriendlyIssuesQuery(client, mobileIssues)),
    `${SCAN_PATH}/mobile-friendly/pages/${PAGE_ID}/text-too-small?size=25`,
    { data: { impact: 'serious', issues: [] }, paginationDetails: { totalRecords: 0 } },
  ],
  [
    'mobileFriendlyIssueBoxes',
    (signal) => mobileFriendlyIssueBoxes(client, mobileBoxes, signal),
    () => new QueryClient().fetchQuery(mobileFriendlyIssueBoxesQuery(client, mobileBoxes)),
    `${SCAN_PATH}/mobile-friendly/pages/${PAGE_ID}/text-too-small/boxes`,
    { content: [], totalElements: 0 },
  ],
  [
    'scanTrust',
    (signal) => scanTrust(client, ofScan, signal),
    () => new QueryClient().fetchQuery(scanTrustQuery(client, ofScan)),
    `${SCAN_PATH}/trust`,
    {
      pagesFound: 3,
      pagesScanned: 2,
      isPageLimitReached: false,
      skipped: [{ outcome: 'BLOCKED_BY_ROBOTS', count: 1, examples: [] }],
      obstacles: [],
      screenshotsCutShort: { count: 0, examples: [] },
    },
  ],
  [
    'siteAuditCounts',
    (signal) => siteAuditCounts(client, ofScan, signal),
    () => new QueryClient().fetchQuery(siteAuditCountsQuery(client, ofScan)),
    `${SCAN_PATH}/site-audit/count-by-issue-type`,
    { BROKEN_LINK: { count: 2, revision: 2 } },
  ],
  [
    'siteAuditIssues',
    (signal) => siteAuditIssues(client, auditIssues, signal),
    () => new QueryClient().fetchQuery(siteAuditIssuesQuery(client, auditIssues)),
    `${SCAN_PATH}/issues/broken-link?page=1&size=50`,
    { status: 'data', data: [], totalElements: 0, revision: 0 },
  ],
  [
    'accessibilityStatistics',
    (signal) => accessibilityStatistics(client, ofScan, signal),
    () => new QueryClient().fetchQuery(accessibilityStatisticsQuery(client, ofScan)),
    `/api/v1/projects/${PROJECT_ID}/scans/accessibility/statistics?countByProperty=impact`,
    statistics,
  ],
];

const NAMES = [
  'tokenInfo',
  'currentUser',
  'currentSubscription',
  'installation',
  'projectsWithLatestScans',
  'project',
  'scans',
  'scan',
  'pages',
  'page',
  'accessibilityCategories',
  'accessibilityRulePages',
  'accessibilityIssues',
  'accessibilityIssueBoxes',
  'commonComponents',
  'mobileFriendlyCategories',
  'mobileFriendlyIssuePages',
  'mobileFriendlyIssues',
  'mobileFriendlyIssueBoxes',
  'siteAuditCounts',
  'siteAuditIssues',
  'accessibilityStatistics',
];

function readOf(name: string) {
  const [, read, query, url, answer, expected] =
    reads().find(([known]) => known === name) ?? expect.fail(name);
  return { read, query, url, answer, expected: expected ?? answer };
}

describe.each(NAMES)('%s', (name) => {
  test('asks its address and gives what it says, called or queried', async () => {
    const { read, query, url, answer, expected } = readOf(name);
    server.answer(json(answer));
    expect(await read()).toMatchObject(expected as object);
    expect(await query()).toMatchObject(expected as object);
    expect(server.requests.map((request) => `${request.method} ${request.url}`)).toEqual([
      `GET ${url}`,
      `GET ${url}`,
    ]);
  });

  test('hears an abort', async () => {
    server.answer(() => undefined);
    await expect(readOf(name).read(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  });

  test.each([
    ['no content', undefined, 204],
    ['null', null, 200],
    ['a string', 'hello', 200],
    ['a number', 12, 200],
  ])('takes %s for a failed request', async (_what, answer, status) => {
    server.answer((_request, response) => response.writeHead(status).end(JSON.stringify(answer)));
    await expect(readOf(name).read()).rejects.toBeInstanceOf(RequestFailedError);
  });
});

test.each([
  'pages',
  'accessibilityCategories',
  'accessibilityRulePages',
  'accessibilityIssues',
  'accessibilityIssueBoxes',
  'commonComponents',
  'mobileFriendlyCategories',
  'mobileFriendlyIssuePages',
  'mobileFriendlyIssues',
  'mobileFriendlyIssueBoxes',
  'siteAuditIssues',
  'accessibilityStatistics',
  'scans',
  'project',
])('%s takes an object without its list for a failed request', async (name) => {
  server.answer(json({}));
  await expect(readOf(name).read()).rejects.toBeInstanceOf(RequestFailedError);
});

test('accessibilityCategories takes rows without their facets for a failed request', async () => {
  server.answer(json({ data: [], paginationDetails: { totalRecords: 0, currentPage: 0, limit: 10 } }));
  await expect(accessibilityCategories(client, ofScan)).rejects.toBeInstanceOf(RequestFailedError);
});

test('accessibilityStatistics takes counts that are no list for a failed request', async () => {
  server.answer(json({ status: 'data', responseByProperty: { impact: { countByScanId: { a: 3 } } } }));
  await expect(accessibilityStatistics(client, ofScan)).rejects.toBeInstanceOf(RequestFailedError);
});

describe('latestScan', () => {
  test('is the newest of the list', async () => {
    server.answer(json([wireScan({ scanId: 'old', startedAt: '2026-01-01T00:00:00Z' }), wireScan()]));
    expect(await latestScan(client, ofScan)).toMatchObject({ scanId: SCAN_ID });
  });

  test('is null before the first', async () => {
    server.answer(json([]));
    expect(await latestScan(client, ofScan)).toBeNull();
  });

  test('as a query shares the entry of the list', () => {
    expect(latestScanQuery(client, ofScan).queryKey).toEqual(scansQuery(client, ofScan).queryKey);
  });
});
