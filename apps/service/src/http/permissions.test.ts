import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../store/ids.ts';
import { subscriptions } from '../store/schema.ts';
import { endpointsOf, readSpecification } from './contract/specification.ts';
import { type FinishedScan, finishedScan } from './finishedScan.testing.ts';
import { problemOf } from './problemOf.testing.ts';
import { type SignedIn, signInAs } from './signInAs.testing.ts';
import { startTestServer, type TestServer } from './startTestServer.testing.ts';
import { createTestBrowser, sameOrigin } from './testBrowser.testing.ts';

let server: TestServer;
let dana: SignedIn;
let eve: SignedIn;
let victor: SignedIn;
let scan: FinishedScan;

beforeAll(async () => {
  server = await startTestServer();
  dana = await signInAs(server, 'dana');
  eve = await signInAs(server, 'eve');
  victor = await signInAs(server, 'victor', 'VIEWER');
  scan = await finishedScan(server, dana.account.organisationId);
});

afterAll(() => server.close());

const UPDATE = { name: 'Taken over', startUrl: 'https://evil.example/' };

function allCalls({ projectId, scanId, pageId, fileName }: FinishedScan): [string, string, unknown?][] {
  const project = `/api/v1/projects/${projectId}`;
  const one = `${project}/scans/${scanId}`;
  return [
    ['GET', project],
    ['PUT', project, UPDATE],
    ['DELETE', project, { projectId }],
    ['GET', `${project}/scans`],
    ['POST', `${project}/scans`, { projectId }],
    ['GET', one],
    ['GET', `${one}/pages`],
    ['GET', `${one}/pages/${pageId}`],
    ['GET', `${one}/accessibility/categories`],
    ['GET', `${one}/accessibility/image-alt`],
    ['GET', `${one}/accessibility/pages/${pageId}/image-alt`],
    ['GET', `${one}/accessibility/pages/${pageId}/image-alt/boxes`],
    ['GET', `${one}/accessibility/common-components`],
    ['GET', `${project}/scans/accessibility/statistics`],
    ['GET', fileName],
  ];
}

/** What is asked for by anybody, of projects that anybody may read. */
function openCalls(ids: FinishedScan): [string, string, unknown?][] {
  const { projectId } = ids;
  return [['POST', `/api/v1/projects/${projectId}/emails`, { projectId, email: 'eve@example.com' }]];
}

function withOtherIds({ fileName, scanId, pageId }: FinishedScan): FinishedScan {
  const [projectId, otherScan, otherPage] = [newId(), newId(), newId()];
  const ids = { projectId, scanId: otherScan, pageId: otherPage };
  return { ...ids, fileName: fileName.replace(scanId, ids.scanId).replace(pageId, ids.pageId) };
}

describe('a visitor', () => {
  it('is asked to log in by every call that is not open, and by those about a private project', async () => {
    const visitor = createTestBrowser(server.origin);
    for (const { method, path, needsSession } of endpointsOf(readSpecification())) {
      const url = path.source.slice(1, -1).replaceAll('\\/', '/').replaceAll('[^/]+', scan.projectId);
      const isOfProject = method === 'GET' && url.includes(scan.projectId);
      if (!needsSession && !isOfProject) continue;
      const response = await visitor.call(method, url, method === 'GET' ? undefined : {});
      expect((await problemOf(response)).type, url).toBe('/problems/unauthenticated');
    }
    expect(await (await visitor.request('/api/v1/tokeninfo')).json()).toEqual({ authenticated: false });
    expect((await visitor.request(scan.fileName)).status).toBe(401);
  });

  it('cannot tell a private project from one that does not exist', async () => {
    const visitor = createTestBrowser(server.origin);
    const unknown = withOtherIds(scan);
    const others = [...allCalls(unknown), ...openCalls(unknown)];
    for (const [at, [method, path, body]] of [...allCalls(scan), ...openCalls(scan)].entries()) {
      const [otherMethod = '', otherPath = '', otherBody] = others[at] ?? [];
      const [response, other] = [
        await visitor.call(method, path, body),
        await visitor.call(otherMethod, otherPath, otherBody),
      ];
      const { instance: _, ...problem } = await problemOf(response);
      expect(problem, path).toMatchObject({ status: 401, type: '/problems/unauthenticated' });
      expect(await problemOf(other)).toMatchObject(problem);
      const names = (answer: Response) => [...answer.headers.keys()].toSorted();
      expect(names(other)).toEqual(names(response));
    }
  });

  it.each(['x', 'A'.repeat(43), '', 'a;b', '"'])(
    'with the made-up session %j is a visitor',
    async (token) => {
      const visitor = createTestBrowser(server.origin);
      const headers = { cookie: `sitelens_session=${token}` };
      expect((await visitor.request('/api/v1/users/current', { headers })).status).toBe(401);
    },
  );
});

describe('another organisation', () => {
  it('finds nothing that is ours, by any call', async () => {
    for (const [method, path, body] of [...allCalls(scan), ...openCalls(scan)]) {
      const response = await eve.browser.call(method, path, body);
      expect((await problemOf(response)).status, `${method} ${path}`).toBe(404);
    }
    const project = await (await dana.browser.request(`/api/v1/projects/${scan.projectId}`)).json();
    expect(project.name).toBe('Example');
    expect(await (await eve.browser.request('/api/v1/projects/scans/latest')).json()).toEqual({ data: [] });
  });

  it('does not reach our scan through a project of its own', async () => {
    const own = await finishedScan(server, eve.account.organisationId);
    const crossed = [
      { ...own, scanId: scan.scanId },
      { ...own, pageId: scan.pageId },
    ];
    for (const path of [
      `/api/v1/projects/${crossed[0]?.projectId}/scans/${crossed[0]?.scanId}`,
      `/api/v1/projects/${own.projectId}/scans/${own.scanId}/pages/${crossed[1]?.pageId}`,
      `/api/v1/projects/${own.projectId}/scans/${own.scanId}/accessibility/pages/${scan.pageId}/image-alt`,
    ]) {
      expect((await eve.browser.request(path)).status, path).toBe(404);
    }
  });
});

describe('a viewer', () => {
  it('may look but not change', async () => {
    const own = await finishedScan(server, victor.account.organisationId);
    for (const [method, path, body] of allCalls(own)) {
      const response = await victor.browser.call(method, path, body);
      expect(response.status, `${method} ${path}`).toBe(method === 'GET' ? 200 : 403);
      if (response.status === 403) expect((await problemOf(response)).type).toBe('/problems/forbidden');
    }
    const create = await victor.browser.call('POST', '/api/v1/projects', UPDATE);
    expect(create.status).toBe(403);
  });
});

describe('a trial that has run out', () => {
  it('starts no scans and takes no projects', async () => {
    const tom = await signInAs(server, 'tom');
    const own = await finishedScan(server, tom.account.organisationId);
    await server.database.queries
      .update(subscriptions)
      .set({ trialExpires: new Date(Date.now() - 1_000) })
      .where(eq(subscriptions.organisationId, tom.account.organisationId));
    const start = await tom.browser.call('POST', `/api/v1/projects/${own.projectId}/scans`, {
      projectId: own.projectId,
    });
    expect(await problemOf(start)).toMatchObject({ status: 402, type: '/problems/trial-expired' });
    expect((await tom.browser.call('POST', '/api/v1/projects', UPDATE)).status).toBe(402);
    expect((await tom.browser.request(`/api/v1/projects/${own.projectId}`)).status).toBe(200);
  });
});

describe('a change', () => {
  const body = JSON.stringify({ name: 'Forged', startUrl: 'https://www.example.com' });
  const json = { 'content-type': 'application/json' };
  it.each([
    ['from another website', { ...json, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['from a sister site', { ...json, 'sec-fetch-site': 'same-site' }],
    ['from another port', { ...json, origin: 'http://127.0.0.1:1' }],
    ['from a sandbox', { ...json, origin: 'null' }],
    ['that does not say where from', json],
    ['that a person typed', { ...json, 'sec-fetch-site': 'none' }],
  ])('%s is refused', async (_where, headers) => {
    const response = await dana.browser.request('/api/v1/projects', { method: 'POST', headers, body });
    expect(await problemOf(response)).toMatchObject({ status: 403, type: '/problems/cross-site-request' });
  });

  it('as a form cannot be sent though it came from here', async () => {
    const headers = { ...sameOrigin(server.origin), 'content-type': 'text/plain' };
    const response = await dana.browser.request('/api/v1/projects', { method: 'POST', headers, body });
    expect(response.status).toBe(415);
  });
});
