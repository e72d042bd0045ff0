import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FinishedScan, finishedScan } from './finishedScan.testing.ts';
import { problemOf } from './problemOf.testing.ts';
import { type SignedIn, signInAs } from './signInAs.testing.ts';
import { startTestServer, type TestServer } from './startTestServer.testing.ts';

let server: TestServer;
let dana: SignedIn;
let scan: FinishedScan;

beforeAll(async () => {
  server = await startTestServer();
  dana = await signInAs(server, 'dana');
  scan = await finishedScan(server, dana.account.organisationId);
});

afterAll(() => server.close());

const ask = (path: string) => dana.browser.request(`/api/v1/projects/${scan.projectId}/scans${path}`);
const components = (query = '') => ask(`/${scan.scanId}/accessibility/common-components${query}`);
const statistics = (query = '') => ask(`/accessibility/statistics${query}`);

describe('common components', () => {
  it('of a single page are none', async () => {
    const response = await components('?orderBy=impact&order=asc&size=25');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ content: [], totalElements: 0 });
  });

  it.each(['?orderBy=pages', '?size=11', '?page=-1', '?order=up', '?filter=x'])(
    'are refused with %s',
    async (query) => {
      const response = await components(query);
      expect((await problemOf(response)).status).toBe(400);
    },
  );
});

describe('statistics', () => {
  it('are counted by impact, with or without saying so', async () => {
    const expected = {
      status: 'data',
      responseByProperty: {
        impact: {
          countByScanId: {
            [scan.scanId]: [
              { propertyValue: 'critical', count: 12 },
              { propertyValue: 'serious', count: 1 },
            ],
          },
        },
      },
    };
    expect(await (await statistics()).json()).toEqual(expected);
    expect(await (await statistics('?countByProperty=impact')).json()).toEqual(expected);
  });

  it('are refused by another property', async () => {
    expect((await problemOf(await statistics('?countByProperty=page'))).status).toBe(400);
  });
});
