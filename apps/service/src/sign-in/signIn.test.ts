import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../http/startTestServer.testing.ts';
import { createTestBrowser } from '../http/testBrowser.testing.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

async function tokenInfo(browser: ReturnType<typeof createTestBrowser>): Promise<unknown> {
  return (await browser.request('/api/v1/tokeninfo')).json();
}

describe('signing in with the built-in provider', () => {
  it('leads through the login page to where the person wanted to go', async () => {
    const browser = createTestBrowser(server.origin);
    expect(await tokenInfo(browser)).toEqual({ authenticated: false });
    const { path } = await browser.signIn('/dashboard/projects/abc?order=asc#top');
    expect(path).toBe('/dashboard/projects/abc?order=asc#top');
    expect(await tokenInfo(browser)).toMatchObject({
      authenticated: true,
      email: 'demo@sitelens.example',
      emailVerified: true,
    });
  });
});
