import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../startTestServer.testing.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

/** fetch() would not let a Host header through. */
function ask(
  path: string,
  host: string,
  method = 'GET',
): Promise<{ status: number; location: string | undefined }> {
  const { port } = new URL(server.origin);
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers: { host } }, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, location: response.headers.location });
    });
    sent.on('error', reject).end();
  });
}

describe('the built-in sign-in', () => {
  it.each([
    'evil.example',
    'evil.example:4800',
    '127.0.0.1.evil.example',
    '10.0.0.1',
    '127.0.0.1@evil.example',
  ])('is not there for a page of %j, whose name has been pointed at this machine', async (host) => {
    const { port } = new URL(server.origin);
    for (const name of [host, host.includes(':') ? host : `${host}:${port}`]) {
      expect((await ask('/api/v1/tokeninfo', name)).status, name).toBe(421);
    }
  });

  it('leads who opens another name of this machine to the right one', async () => {
    const { port } = new URL(server.origin);
    expect(await ask('/dashboard?a=b', `localhost:${port}`)).toEqual({
      status: 307,
      location: `${server.origin}/dashboard?a=b`,
    });
    expect((await ask('/dashboard', `[::1]:${port}`)).location).toBe(`${server.origin}/dashboard`);
    expect((await ask('/signout', `localhost:${port}`, 'POST')).status).toBe(421);
    expect((await ask('http://evil.example/x', `localhost:${port}`)).location ?? server.origin).toContain(
      server.origin,
    );
  });
});
