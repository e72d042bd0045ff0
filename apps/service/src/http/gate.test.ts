import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp, verify } from '../sign-in/signUp.testing.ts';
import { setProjectPublic } from '../store/projects.ts';
import { OPEN_TO_UNVERIFIED } from './contract/openToUnverified.ts';
import { OPEN_TO_VISITORS } from './contract/openToVisitors.ts';
import { endpointsOf, type OperationId, readSpecification } from './contract/specification.ts';
import { type FinishedScan, finishedScan } from './finishedScan.testing.ts';
import { problemOf } from './problemOf.testing.ts';
import { type SignedIn, signInAs } from './signInAs.testing.ts';
import { startTestServer, type TestServer } from './startTestServer.testing.ts';
import { createTestBrowser, type TestBrowser } from './testBrowser.testing.ts';

let server: TestServer;
let dana: SignedIn;
let scan: FinishedScan;
let unverified: TestBrowser;
let email: string;

beforeAll(async () => {
  server = await startTestServer();
  dana = await signInAs(server, 'dana');
  scan = await finishedScan(server, dana.account.organisationId);
  ({ browser: unverified, email } = await signUp(server));
});

afterAll(() => server.close());

const ENDPOINTS = endpointsOf(readSpecification());

/** With ids that exist: an unknown one could be refused for that. */
function pathOf(path: RegExp): string {
  const { projectId, scanId, pageId } = scan;
  const ids = [projectId, scanId, pageId];
  return path.source
    .slice(1, -1)
    .replaceAll('\\/', '/')
    .replaceAll('[^/]+', () => ids.shift() ?? 'image-alt');
}

const isOpenToVisitors = (operation: OperationId) =>
  OPEN_TO_VISITORS.some((candidate) => candidate === operation);

describe('whose address is not verified', () => {
  it.each(ENDPOINTS.map((endpoint) => [endpoint.operationId, endpoint] as const))(
    'may call %s as the table says',
    async (operation, { method, path }) => {
      const body = method === 'GET' ? undefined : {};
      const response = await unverified.call(method, pathOf(path), body);
      if (OPEN_TO_UNVERIFIED.has(operation)) return expect(response.status).toBeLessThan(300);
      const asVisitor = await createTestBrowser(server.origin).call(method, pathOf(path), body);
      if (isOpenToVisitors(operation) && asVisitor.status !== 401) {
        return expect(response.status).toBe(asVisitor.status);
      }
      expect(asVisitor.status).toBe(401);
      expect(await problemOf(response)).toMatchObject({
        status: 403,
        type: '/problems/email-not-verified',
        detail: 'Follow the link in the e-mail that was sent to you.',
      });
    },
  );

  it('reads of a public project what a visitor reads', async () => {
    await setProjectPublic(server.database, dana.account.organisationId, scan.projectId, true);
    const path = `/api/v1/projects/${scan.projectId}/scans/${scan.scanId}/accessibility/categories`;
    const [own, visitors] = [
      await unverified.request(path),
      await createTestBrowser(server.origin).request(path),
    ];
    expect(own.status).toBe(200);
    expect(await own.json()).toEqual(await visitors.json());
    await setProjectPublic(server.database, dana.account.organisationId, scan.projectId, false);
  });

  it('sees no picture that a visitor does not see', async () => {
    expect((await unverified.request(scan.fileName)).status).toBe(401);
    expect((await dana.browser.request(scan.fileName)).status).toBe(200);
  });
});

it('is no longer in the way once the address is verified', async () => {
  expect((await unverified.request('/api/v1/projects/scans/latest')).status).toBe(403);
  await verify(server, email);
  expect((await unverified.request('/api/v1/projects/scans/latest')).status).toBe(200);
});
