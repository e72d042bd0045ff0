import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../http/startTestServer.testing.ts';
import { createTestBrowser } from '../http/testBrowser.testing.ts';
import { SESSION_COOKIE } from './session.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

async function formOf(originUrl = '/dashboard') {
  const browser = createTestBrowser(server.origin);
  const form = await browser.navigate(`/oauth2/authorization/auth0?${new URLSearchParams({ originUrl })}`);
  return { browser, form };
}

describe('a login that does not succeed', () => {
  it.each([
    [{ email: '', password: '' }, 400, 'Enter your e-mail address.'],
    [{ email: 'demo@sitelens.example', password: '' }, 400, 'Enter your password.'],
    [{ email: 'demo@sitelens.example', password: 'wrong' }, 401, 'do not belong together'],
    [{ email: 'else@example.com', password: 'sitelens-demo' }, 401, 'do not belong together'],
  ])('with %j shows the form again with what is wrong', async (fields, status, text) => {
    const { browser, form } = await formOf();
    const { response } = await browser.submit(form.path, fields);
    expect(response.status).toBe(status);
    const markup = await response.text();
    expect(markup).toContain(text);
    expect(markup).not.toContain('sitelens-demo');
    expect(browser.cookies.has(SESSION_COOKIE)).toBe(false);
  });

  it('shows what was typed as text', async () => {
    const { browser, form } = await formOf();
    const { response } = await browser.submit(form.path, {
      email: '"><script>alert(1)</script>',
      password: 'x',
    });
    expect(await response.text()).not.toContain('<script>');
  });

  it('that was cancelled ends on a page that offers another try', async () => {
    const { browser, form } = await formOf('/dashboard/settings');
    const { response } = await browser.submit(`${form.path}/cancel`, {});
    expect(response.status).toBe(403);
    const markup = await response.text();
    expect(markup).toContain('You were not logged in');
    expect(markup).toContain('/oauth2/authorization/auth0?originUrl=%2Fdashboard%2Fsettings');
  });

  it.each(['/login/oauth2/code/auth0', '/login/oauth2/code/auth0?code=x&state=made-up'])(
    'that this browser never began (%s) says so',
    async (path) => {
      const response = await createTestBrowser(server.origin).request(path);
      expect(response.status).toBe(400);
      expect(await response.text()).toContain('took too long');
    },
  );

  it('whose code was not issued is refused', async () => {
    const browser = createTestBrowser(server.origin);
    const begun = await browser.request('/oauth2/authorization/auth0');
    const state = new URL(begun.headers.get('location') ?? '').searchParams.get('state');
    const iss = encodeURIComponent(`${server.origin}/oidc`);
    const response = await browser.request(`/login/oauth2/code/auth0?code=made-up&state=${state}&iss=${iss}`);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Try again');
    expect(browser.cookies.has(SESSION_COOKIE)).toBe(false);
  });

  it('cannot be finished in another browser', async () => {
    const { form } = await formOf();
    const thief = createTestBrowser(server.origin);
    expect((await thief.request(form.path)).status).toBe(400);
    const { response } = await thief.submit(form.path, {
      email: 'demo@sitelens.example',
      password: 'sitelens-demo',
    });
    expect(response.status).toBe(400);
  });

  it('cannot be submitted by another website', async () => {
    const { browser, form } = await formOf();
    const response = await browser.request(form.path, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: new URLSearchParams({ email: 'demo@sitelens.example', password: 'sitelens-demo' }),
    });
    expect(response.status).toBe(403);
  });

  it('leads on a callback with a forged cookie nowhere', async () => {
    const browser = createTestBrowser(server.origin);
    const begun = await browser.request('/oauth2/authorization/auth0');
    const state = new URL(begun.headers.get('location') ?? '').searchParams.get('state');
    const [key = '', cookie] =
      [...browser.cookies].find(([entry]) => entry.startsWith('sitelens_sign_in_')) ?? [];
    if (!cookie) throw new Error('No cookie keeps the sign-in.');
    browser.cookies.set(key, { ...cookie, value: `${cookie.value.slice(0, -4)}AAAA` });
    const response = await browser.request(`/login/oauth2/code/auth0?code=x&state=${state}`);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('took too long');
  });

  it.each([
    '/oidc/auth/made-up',
    '/oidc/auth?client_id=made-up&response_type=code&scope=openid',
    '/oidc/interaction/made-up',
  ])('at %s, where no login is under way, offers another try', async (path) => {
    const response = await createTestBrowser(server.origin).request(path, {
      headers: { accept: 'text/html' },
    });
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    const markup = await response.text();
    expect(markup).toContain('href="/oauth2/authorization/auth0"');
    expect(markup).not.toContain('made-up');
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
  });
});
