import type { Project } from '@sitelens/api-client/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestCounts } from '../store/schema.ts';
import { signInAs } from './signInAs.testing.ts';
import { startTestServer, type TestServer } from './startTestServer.testing.ts';
import { createTestBrowser, type TestBrowser } from './testBrowser.testing.ts';

const CALL = '/api/v1/public-projects';

let server: TestServer;
let visitor: TestBrowser;

async function open(env: Readonly<Record<string, string>> = {}): Promise<void> {
  server = await startTestServer(env);
  visitor = createTestBrowser(server.origin);
}

afterEach(() => server.close());

const ask = (startUrl: string, browser = visitor) => browser.call('POST', CALL, { startUrl });

async function projectOf(startUrl: string): Promise<Project> {
  const response = await ask(startUrl);
  expect(response.status).toBe(201);
  return response.json();
}

/** From another address, as the proxy before the service says. */
function askFrom(address: string, startUrl: string): Promise<Response> {
  return visitor.request(CALL, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': `203.0.113.99, ${address}`,
    },
    body: JSON.stringify({ startUrl }),
  });
}

describe("a visitor's page", () => {
  beforeEach(() => open());

  it('is scanned at once, in a public project of its own', async () => {
    const project = await projectOf('Shop.example.com');
    expect(project).toMatchObject({
      name: 'shop.example.com',
      startUrl: 'http://shop.example.com/',
      maxPages: 1,
      isPublic: true,
      isMember: false,
      allowedDomains: [],
      scans: [{ status: 'QUEUED' }],
    });
    expect(server.begun).toEqual([project.scans[0]?.scanId]);
    expect((await visitor.request(`/api/v1/projects/${project.id}`)).status).toBe(200);
  });

  it('is not scanned again within some minutes, whoever asks', async () => {
    const first = await projectOf('https://shop.example.com/');
    const { browser } = await signInAs(server, 'dana');
    for (const typed of ['https://shop.example.com', ' https://SHOP.example.com/#top']) {
      expect(await (await ask(typed, browser)).json()).toMatchObject({ id: first.id });
    }
    expect(server.begun).toHaveLength(1);
  });

  it('is refused at its field where its address is none that may be scanned', async () => {
    const refused = {
      '': 'invalid-url',
      'not an address': 'invalid-url',
      'ftp://example.com/': 'invalid-url',
      'https://dana:secret@example.com/': 'invalid-url',
      'http://intranet/': 'missing-top-level-domain',
      'http://127.0.0.1/': 'local-host-url',
      'http://0x7f.1/': 'local-host-url',
      'http://localhost:4800/': 'local-host-url',
      'http://169.254.169.254/latest/meta-data': 'local-host-url',
      'http://printer.local/': 'local-host-url',
    };
    for (const [typed, key] of Object.entries(refused)) {
      const response = await ask(typed);
      expect(response.status, typed).toBe(400);
      expect(await response.json(), typed).toMatchObject({
        type: `/problems/${key}`,
        errors: [{ field: 'startUrl', type: `/problems/${key}` }],
      });
    }
    expect(server.begun).toEqual([]);
    expect(await server.database.queries.select().from(requestCounts)).toEqual([]);
  });

  it("is in nobody's list, and nobody changes, scans or deletes it", async () => {
    const { browser } = await signInAs(server, 'dana');
    const { id: projectId } = await projectOf('https://shop.example.com/');
    const list = await browser.request('/api/v1/projects/scans/latest');
    expect(await list.json()).toEqual({ data: [] });
    const path = `/api/v1/projects/${projectId}`;
    const settings = { name: 'Mine', startUrl: 'https://shop.example.com/' };
    const answers = [
      await browser.call('PUT', path, settings),
      await browser.call('DELETE', path, { projectId }),
      await browser.call('POST', `${path}/scans`, { projectId }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await visitor.call('DELETE', path, { projectId })).status).toBe(401);
  });
});

describe('the limits', () => {
  // So that no window of time ends in between.
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:01:00Z') }));
  afterEach(() => vi.useRealTimers());

  it('are five pages in ten minutes for a client, which then hears when to come back', async () => {
    await open();
    for (let page = 0; page < 4; page++) await projectOf(`https://${page}.example.com/`);
    // The fifth is counted, though all places are taken.
    const busy = await ask('https://4.example.com/');
    expect(busy.status).toBe(429);
    expect(await busy.json()).toMatchObject({
      detail: expect.stringContaining('Other visitors'),
      properties: { retryAfter: 30, isBusy: true },
    });
    const refused = await ask('https://5.example.com/');
    const problem = await refused.json();
    expect(refused.status).toBe(429);
    expect(problem).toMatchObject({ type: '/problems/too-many-scans' });
    expect(problem.properties).toEqual({ retryAfter: expect.closeTo(540, -1.5) });
    expect(refused.headers.get('retry-after')).toBe(String(problem.properties.retryAfter));
    // What is there already is still to be had.
    expect((await ask('https://0.example.com/')).status).toBe(201);
    vi.setSystemTime(Date.now() + problem.properties.retryAfter * 1_000);
    expect(await (await ask('https://6.example.com/')).json()).toMatchObject({
      detail: expect.stringContaining('Other visitors'),
    });
  });

  it('are ten pages an hour for a website, whoever asks, told apart by the proxy that is trusted', async () => {
    await open({ SITELENS_TRUSTED_PROXIES: '1' });
    const statuses: number[] = [];
    for (let page = 0; page < 12; page++) {
      const response = await askFrom(`198.51.100.${page}`, `https://shop.example.com/${page}`);
      const problem = response.status === 429 ? await response.json() : undefined;
      statuses.push(problem?.detail.includes('Other visitors') ? 503 : response.status);
    }
    expect(statuses).toEqual([...Array(4).fill(201), ...Array(6).fill(503), 429, 429]);
  });

  it('do not believe who only says that they are somebody else', async () => {
    await open();
    const statuses: number[] = [];
    for (let page = 0; page < 6; page++) {
      statuses.push((await askFrom(`198.51.100.${page}`, `https://${page}.example.com/`)).status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 429, 429]);
    const keys = (await server.database.queries.select().from(requestCounts)).map(({ key }) => key);
    expect(keys.filter((key) => key.includes('by '))).toHaveLength(2);
    expect(keys.join()).not.toMatch(/127\.0\.0\.1|203\.0|198\.51/);
  });
});

it('says so where visitors may have nothing scanned', async () => {
  await open({ SITELENS_PUBLIC_SCANS: '0' });
  const response = await ask('https://shop.example.com/');
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ type: '/problems/public-scans-off' });
  expect(server.begun).toEqual([]);
});
