import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpointsOf, readSpecification } from './contract/specification.ts';
import { type FinishedScan, finishedScan, PHONE_BOX } from './finishedScan.testing.ts';
import { type SignedIn, signInAs } from './signInAs.testing.ts';
import { startTestServer, type TestServer } from './startTestServer.testing.ts';

// The server under test checks each answer against the contract itself, and strictly: one that breaks it is a 500.

let server: TestServer;
let dana: SignedIn;
let scan: FinishedScan;

beforeAll(async () => {
  server = await startTestServer({ SITELENS_ALLOW_TARGETS: 'intranet.example:8080' });
  dana = await signInAs(server, 'dana');
  scan = await finishedScan(server, dana.account.organisationId);
});

afterAll(() => server.close());

async function read(path: string): Promise<unknown> {
  const response = await dana.browser.request(`/api/v1${path}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return response.json();
}

const scanPath = () => `/projects/${scan.projectId}/scans/${scan.scanId}`;

describe('reading', () => {
  it('the token, the user and the subscription', async () => {
    expect(await read('/tokeninfo')).toMatchObject({ authenticated: true, email: 'dana@example.com' });
    expect(await read('/users/current')).toMatchObject({ email: 'dana@example.com' });
    expect(await read('/subscriptions')).toMatchObject({
      status: 'TRIALING',
      userRole: 'OWNER',
      trialExpired: false,
      allowedTargets: ['intranet.example:8080'],
    });
  });

  it('projects and scans', async () => {
    expect(await read('/projects/scans/latest')).toMatchObject({
      data: [{ id: scan.projectId, scans: [{ scanId: scan.scanId }] }],
    });
    expect(await read(`/projects/${scan.projectId}`)).toMatchObject({ id: scan.projectId });
    expect(await read(`/projects/${scan.projectId}/scans`)).toMatchObject([{ scanId: scan.scanId }]);
    expect(await read(scanPath())).toMatchObject({
      status: 'COMPLETED',
      totalPagesFound: 2,
      totalPagesScanned: 1,
      accessibilityIssues: 13,
      progress: { phase: 'FINISHED', pagesFound: 2, pagesScanned: 2 },
    });
  });

  it('pages, with how each ended', async () => {
    expect(await read(`${scanPath()}/pages`)).toMatchObject({
      data: [{ outcome: 'SCANNED' }, { outcome: 'FAILED', reason: 'HTTP_ERROR', httpStatus: 500 }],
      paginationDetails: { totalRecords: 2, currentPage: 0, limit: 10 },
    });
    expect(await read(`${scanPath()}/pages?outcome=FAILED&size=25`)).toMatchObject({
      data: [{ outcome: 'FAILED' }],
      paginationDetails: { totalRecords: 1, limit: 25 },
    });
    expect(await read(`${scanPath()}/pages/${scan.pageId}`)).toMatchObject({
      title: '<script>alert(1)</script>',
      obstacles: [{ kind: 'COOKIE_OVERLAY', name: 'OneTrust' }],
      screenshots: { SCREENSHOT: { desktop: [{ fileName: scan.fileName, yOffset: 0 }] } },
    });
  });

  it('how far the scan can be trusted', async () => {
    expect(await read(`${scanPath()}/trust`)).toMatchObject({
      pagesFound: 2,
      pagesScanned: 1,
      isPageLimitReached: false,
      skipped: [{ outcome: 'FAILED', reason: 'HTTP_ERROR', count: 1, examples: [{}] }],
      obstacles: [
        { kind: 'COOKIE_OVERLAY', name: 'OneTrust', count: 1, examples: [{ pageId: scan.pageId }] },
      ],
      screenshotsCutShort: {
        count: 1,
        examples: [
          { pageId: scan.pageId, screenshots: [{ shown: { height: 4_000 }, page: { height: 5_000 } }] },
        ],
      },
    });
  });

  it('categories, a rule and its issues on a page', async () => {
    expect(await read(`${scanPath()}/accessibility/categories`)).toMatchObject({
      data: [
        { id: 'image-alt', impact: 'critical', totalIssues: 12 },
        { id: 'color-contrast', impact: 'serious', totalIssues: 1 },
      ],
      paginationDetails: { totalRecords: 2 },
    });
    const order = 'order=asc&orderBy=pageUrl';
    expect(await read(`${scanPath()}/accessibility/image-alt?${order}`)).toMatchObject({
      content: [{ pageId: scan.pageId, totalIssues: 12 }],
      totalElements: 1,
    });
    const issues = `${scanPath()}/accessibility/pages/${scan.pageId}/image-alt`;
    expect(await read(`${issues}?page=1`)).toMatchObject({
      content: [{ id: 'image-alt-10' }, { id: 'image-alt-11' }],
      totalElements: 12,
    });
    expect(await read(`${scanPath()}/accessibility/pages/${scan.pageId}/color-contrast`)).toMatchObject({
      content: [{ target: ['#frame', ['#host', '#inner']], data: { clientWidth: 360, scrollWidth: 512 } }],
    });
  });
});

describe('reading', () => {
  it('mobile-friendliness issues, the pages of one and its elements on a page', async () => {
    const path = `${scanPath()}/mobile-friendly`;
    const issue = { id: 'tap-target-too-small', totalIssues: 1, totalPages: 1, impact: 'serious' };
    expect(await read(`${path}/categories?orderBy=totalIssues&filterImpact=serious`)).toEqual({
      data: [issue],
      paginationDetails: { totalRecords: 1, currentPage: 0, limit: 10 },
      facets: { impact: [{ value: 'serious', count: 1 }], sinceLastScan: [] },
    });
    expect(await read(`${path}/tap-target-too-small?orderBy=pageUrl&size=25`)).toMatchObject({
      content: [{ pageId: scan.pageId, totalIssues: 1 }],
      totalElements: 1,
      issue,
    });
    expect(await read(`${path}/h1-below-fold`)).toEqual({
      content: [],
      totalElements: 0,
      issue: { id: 'h1-below-fold', totalIssues: 0, totalPages: 0, impact: 'minor' },
    });
    const onPage = `${path}/pages/${scan.pageId}/tap-target-too-small`;
    expect(await read(onPage)).toMatchObject({
      data: {
        impact: 'serious',
        issues: [{ boundingBox: PHONE_BOX, screenSizes: ['phone'], redacted: false }],
      },
      paginationDetails: { totalRecords: 1, currentPage: 0, limit: 10 },
    });
    expect(await read(`${onPage}/boxes`)).toMatchObject({
      content: [{ position: 0, boundingBoxes: { phone: PHONE_BOX } }],
      totalElements: 1,
    });
  });

  it('site-audit issues, by type and of one', async () => {
    const counts = await read(`${scanPath()}/site-audit/count-by-issue-type`);
    expect(counts).toMatchObject({ TITLE_TOO_SHORT: { count: 1 } });
    const list = {
      status: 'data',
      data: [
        {
          issueType: 'TITLE_TOO_SHORT',
          issueDetails: { content: { text: '<script>alert(1)</script>' }, content_length: { text: '25' } },
        },
      ],
      totalElements: 1,
    };
    expect(await read(`${scanPath()}/issues/title-too-short?size=50`)).toMatchObject(list);
    expect(await read(`${scanPath()}/issues/title-too-short`)).toMatchObject(list);
    expect(await read(`${scanPath()}/issues/multiple-meta-og-video-secure-url-tags`)).toMatchObject({
      data: [],
      totalElements: 0,
    });
  });
});

describe('reading with an order and filters', () => {
  it('categories', async () => {
    const path = `${scanPath()}/accessibility/categories`;
    expect(await read(`${path}?order=asc&orderBy=totalIssues`)).toMatchObject({
      data: [
        { id: 'color-contrast', totalIssues: 1, totalPages: 1 },
        { id: 'image-alt', totalIssues: 12, totalPages: 1 },
      ],
      facets: {
        impact: [
          { value: 'critical', count: 1 },
          { value: 'serious', count: 1 },
        ],
        tags: [
          { value: 'wcag111', count: 2 },
          { value: 'wcag2a', count: 2 },
        ],
        disabilitiesAffected: [{ value: 'VISUAL', count: 2 }],
        sinceLastScan: [],
      },
    });
    expect(await read(`${path}?filterImpact=serious&filterTags=wcag2a,x`)).toMatchObject({
      data: [{ id: 'color-contrast' }],
      paginationDetails: { totalRecords: 1, currentPage: 0, limit: 10 },
    });
  });

  it('the boxes of the issues on a page', async () => {
    const boxes = `${scanPath()}/accessibility/pages/${scan.pageId}/image-alt/boxes`;
    expect(await read(boxes)).toMatchObject({
      content: Array.from({ length: 12 }, (_, position) => ({ id: `image-alt-${position}`, position })),
      totalElements: 12,
    });
    expect(await read(`${boxes}?filterSinceLastScan=NEW`)).toEqual({ content: [], totalElements: 0 });
  });
});

describe('changing', () => {
  it('creates a project with the defaults, updates it, scans it and deletes it', async () => {
    const { browser } = dana;
    const created = await browser.call('POST', '/api/v1/projects', {
      name: ' Shop ',
      startUrl: 'Shop.Example.org',
    });
    expect(created.status).toBe(201);
    const project = await created.json();
    expect(project).toMatchObject({
      name: 'Shop',
      startUrl: 'http://shop.example.org/',
      allowedDomains: ['*.shop.example.org'],
      maxPages: 100,
      maxSimultaneousPages: 3,
      scans: [],
    });
    const path = `/api/v1/projects/${project.id}`;

    const schedule = { scheduleEvery: 7, scheduleMillis: 86_400_000, scheduleDayOfWeek: 0 };
    const updated = await browser.call('PUT', path, { ...project, name: 'Shop two', maxPages: 20, schedule });
    expect(updated.status).toBe(200);
    expect(await updated.json()).toMatchObject({ id: project.id, name: 'Shop two', maxPages: 20, schedule });

    const started = await browser.call('POST', `${path}/scans`, { projectId: project.id });
    expect(started.status).toBe(201);
    const { scanId, status } = await started.json();
    expect(status).toBe('QUEUED');
    expect(server.begun).toContain(scanId);

    const deleted = await browser.call('DELETE', path, { projectId: project.id });
    expect(deleted.status).toBe(204);
    expect(await deleted.text()).toBe('');
    expect((await browser.request(path)).status).toBe(404);
  });
});

it('serves every operation that the contract has', async () => {
  for (const { method, path } of endpointsOf(readSpecification())) {
    const id = '0192f3a4-6b1c-7d2e-8f30-a1b2c3d4e5f6';
    const url = path.source.slice(1, -1).replaceAll('\\/', '/').replaceAll('[^/]+', id);
    const response = await dana.browser.call(method, url, method === 'GET' ? undefined : {});
    const body = response.status === 204 ? '' : await response.text();
    expect(body, `${method} ${url}`).not.toContain('"/problems/not-found"');
    expect(response.status, `${method} ${url}`).toBeLessThan(500);
  }
});
