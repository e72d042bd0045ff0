import { afterAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../startTestServer.testing.ts';
import { createTestBrowser } from '../testBrowser.testing.ts';

const servers: TestServer[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

async function ask(env: Readonly<Record<string, string>>) {
  const server = await startTestServer(env);
  servers.push(server);
  const response = await createTestBrowser(server.origin).request('/api/v1/installation');
  const policy = response.headers.get('content-security-policy') ?? '';
  const directives = policy.split(';').map((directive) => directive.trim().split(' '));
  const sources: Record<string, string[]> = {};
  for (const [name = '', ...values] of directives) sources[name] = values;
  return { status: response.status, installation: await response.json(), sources };
}

const CHAT_ID = '0192f3a4-6b1c-7d2e-8f30-a1b2c3d4e5f6';

describe('where nothing is configured', () => {
  it('says so to everybody, and lets pages ask nobody but ourselves', async () => {
    const { status, installation, sources } = await ask({});
    expect(status).toBe(200);
    expect(installation).toEqual({ publicScans: true, showsOutbox: true });
    expect(sources).toMatchObject({
      'script-src': ["'self'"],
      'connect-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'", 'data:'],
      'style-src': ["'self'", "'unsafe-inline'"],
    });
    expect(Object.keys(sources)).not.toContain('worker-src');
  });
});

describe('what is configured', () => {
  it('is said, as it is', async () => {
    const { installation } = await ask({
      SUPPORT_EMAIL: 'support@sitelens.example',
      SITELENS_DOCUMENTATION_URL: 'https://docs.sitelens.example/',
      SITELENS_BLOG_URL: 'https://blog.sitelens.example/',
      SITELENS_ANALYTICS_ID: 'G-ABC1234567',
      SITELENS_CHAT_ID: CHAT_ID,
      SITELENS_PUBLIC_SCANS: '0',
    });
    expect(installation).toEqual({
      publicScans: false,
      showsOutbox: true,
      supportEmail: 'support@sitelens.example',
      documentationUrl: 'https://docs.sitelens.example/',
      blogUrl: 'https://blog.sitelens.example/',
      analytics: { measurementId: 'G-ABC1234567' },
      chat: { websiteId: CHAT_ID },
    });
  });

  it('analytics lets pages ask Google’s hosts of it, and nobody else', async () => {
    const { sources } = await ask({ SITELENS_ANALYTICS_ID: 'G-ABC1234567' });
    expect(sources['script-src']).toEqual(["'self'", 'https://*.googletagmanager.com']);
    expect(sources['connect-src']).toContain('https://*.google-analytics.com');
    expect(sources['img-src']).toContain('https://*.google-analytics.com');
    expect(JSON.stringify(sources)).not.toContain('crisp');
  });

  it('a chat lets pages ask its hosts, and nobody else', async () => {
    const { sources } = await ask({ SITELENS_CHAT_ID: CHAT_ID });
    expect(sources['script-src']).toEqual(["'self'", 'https://client.crisp.chat']);
    expect(sources['connect-src']).toContain('wss://client.relay.crisp.chat');
    expect(sources['worker-src']).toEqual(["'self'", 'blob:']);
    expect(JSON.stringify(sources)).not.toContain('google');
  });
});
