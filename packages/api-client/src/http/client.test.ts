import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from './client.ts';
import { json, type MisbehavingServer, startMisbehavingServer } from './misbehavingServer.testing.ts';
import { RequestFailedError } from './requestFailedError.ts';
import type { Wire } from './wire.ts';

let server: MisbehavingServer;
beforeAll(async () => {
  server = await startMisbehavingServer();
});
afterAll(() => server.close());

const getTokenInfo = (wire: Wire) => wire.GET('/api/v1/tokeninfo', {});

describe('a request', () => {
  test('carries path, query and JSON as the contract says', async () => {
    server.answer(json({ content: [], totalElements: 0 }));
    const projectId = '0192f3a4-6b1c-7d2e-8f30-a1b2c3d4e5f6';
    await createClient({ baseUrl: server.baseUrl }).send((wire) =>
      wire.GET('/api/v1/projects/{projectId}/scans/{scanId}/accessibility/{accessibilityId}', {
        params: {
          path: { projectId, scanId: 'a/../b', accessibilityId: 'image-alt' },
          query: { page: 2, size: 25, order: 'asc', orderBy: 'pageUrl' },
        },
      }),
    );
    expect(server.requests).toMatchObject([
      {
        method: 'GET',
        url: `/api/v1/projects/${projectId}/scans/a%2F..%2Fb/accessibility/image-alt?page=2&size=25&order=asc&orderBy=pageUrl`,
      },
    ]);
  });

  test('sends a body as JSON', async () => {
    server.answer(json({}, 201));
    await createClient({ baseUrl: `${server.baseUrl}/` }).send((wire) =>
      wire.POST('/api/v1/projects', { body: { name: 'Ünïcode', startUrl: 'https://example.com/' } }),
    );
    expect(server.requests).toMatchObject([
      {
        method: 'POST',
        url: '/api/v1/projects',
        headers: { 'content-type': 'application/json' },
        body: '{"name":"Ünïcode","startUrl":"https://example.com/"}',
      },
    ]);
  });

  test('carries the access token, asked for anew each time', async () => {
    server.answer(json({ authenticated: true }));
    const tokens = ['first', undefined, 'third'];
    const client = createClient({ baseUrl: server.baseUrl, getAccessToken: async () => tokens.shift() });
    await client.send(getTokenInfo);
    await client.send(getTokenInfo);
    await client.send(getTokenInfo);
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer first',
      undefined,
      'Bearer third',
    ]);
  });

  test('is not sent where the access token cannot be had', async () => {
    server.answer(json({ authenticated: true }));
    const refused = new Error('no token today');
    const client = createClient({
      baseUrl: server.baseUrl,
      getAccessToken: () => Promise.reject(refused),
    });
    await expect(client.send(getTokenInfo)).rejects.toMatchObject({
      name: 'RequestFailedError',
      cause: refused,
    });
    expect(server.requests).toEqual([]);
  });

  test('uses the fetch that it was given', async () => {
    const urls: string[] = [];
    const client = createClient({
      baseUrl: 'https://service.example',
      fetch: async (input) => {
        urls.push(new Request(input).url);
        return Response.json({ authenticated: false });
      },
    });
    expect(await client.send(getTokenInfo)).toEqual({ authenticated: false });
    expect(urls).toEqual(['https://service.example/api/v1/tokeninfo']);
  });

  test('carries cookies to its own origin only', async () => {
    const credentials: RequestCredentials[] = [];
    const client = createClient({
      baseUrl: 'https://service.example',
      fetch: async (input, init) => {
        credentials.push(new Request(input, init).credentials);
        return Response.json({ authenticated: false });
      },
    });
    await client.send(getTokenInfo);
    expect(credentials).toEqual(['same-origin']);
  });

  test('that cannot be made says so', async () => {
    const client = createClient({ baseUrl: 'not a url' });
    await expect(client.send(getTokenInfo)).rejects.toBeInstanceOf(RequestFailedError);
  });
});
