import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../http/startTestServer.testing.ts';
import { createTestBrowser, type TestBrowser } from '../http/testBrowser.testing.ts';
import { SESSION_COOKIE } from './session.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

async function isSignedIn(browser: TestBrowser): Promise<boolean> {
  const info = await (await browser.request('/api/v1/tokeninfo')).json();
  return info.authenticated;
}

describe('signing in with the built-in provider', () => {
  it('leads through the login page to where the person wanted to go', async () => {
    const browser = createTestBrowser(server.origin);
    expect(await isSignedIn(browser)).toBe(false);
    const { path } = await browser.signIn('/dashboard/projects/abc?order=asc#top');
    expect(path).toBe('/dashboard/projects/abc?order=asc#top');
    const info = await (await browser.request('/api/v1/tokeninfo')).json();
    expect(info).toMatchObject({
      authenticated: true,
      email: 'demo@sitelens.example',
      emailVerified: true,
      name: 'Dana Demo',
    });
  });

  it('uses the code flow with PKCE, state and nonce', async () => {
    const browser = createTestBrowser(server.origin);
    const response = await browser.request('/oauth2/authorization/auth0?originUrl=/dashboard');
    expect(response.status).toBe(302);
    const next = new URL(response.headers.get('location') ?? '');
    expect(Object.fromEntries(next.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      redirect_uri: `${server.origin}/login/oauth2/code/auth0`,
    });
  });

  it('never leads to another website', async () => {
    const browser = createTestBrowser(server.origin);
    const { path } = await browser.signIn('//evil.example/phish');
    expect(path).toBe('/dashboard');
  });

  it('gives a session that scripts and other websites cannot use', async () => {
    const browser = createTestBrowser(server.origin);
    const form = await browser.navigate('/oauth2/authorization/auth0');
    const callback = await lastStepBeforeCallback(browser, form.path);
    const response = await browser.request(callback);
    const cookie = response.headers.getSetCookie().find((line) => line.startsWith(SESSION_COOKIE)) ?? '';
    expect(cookie).toMatch(/^sitelens_session=[\w-]{43};/);
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).toMatch(/; Path=\//);
  });

  it('gives another session each time, and ends the one before', async () => {
    const browser = createTestBrowser(server.origin);
    await browser.signIn();
    const first = browser.cookies.get(SESSION_COOKIE);
    await browser.signIn();
    expect(browser.cookies.get(SESSION_COOKIE)?.value).not.toBe(first?.value);
    const old = createTestBrowser(server.origin);
    if (first) old.cookies.set(SESSION_COOKIE, first);
    expect(await isSignedIn(old)).toBe(false);
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('cannot be finished by somebody else, who would act in a stranger’s account', async () => {
    const attacker = createTestBrowser(server.origin);
    const form = await attacker.navigate('/oauth2/authorization/auth0');
    const callback = await lastStepBeforeCallback(attacker, form.path);
    const victim = createTestBrowser(server.origin);
    await victim.request('/oauth2/authorization/auth0');
    const response = await victim.request(callback);
    expect(response.status).toBe(400);
    expect(await isSignedIn(victim)).toBe(false);
    expect((await attacker.request(callback)).status).toBe(303);
    expect(await isSignedIn(attacker)).toBe(true);
  });

  it('asks for the password again after signing out', async () => {
    const browser = createTestBrowser(server.origin);
    await browser.signIn();
    const { path } = await browser.submit('/signout', {});
    expect(path).toBe('/');
    expect(browser.cookies.has(SESSION_COOKIE)).toBe(false);
    const again = await browser.navigate('/oauth2/authorization/auth0');
    expect(again.path).toMatch(/^\/oidc\/interaction\//);
    expect(await again.response.text()).toContain('type="password"');
  });

  it('works in two tabs at once', async () => {
    const browser = createTestBrowser(server.origin);
    const one = await browser.navigate('/oauth2/authorization/auth0?originUrl=/dashboard/one');
    await browser.navigate('/oauth2/authorization/auth0?originUrl=/dashboard/two');
    const fields = { email: 'demo@sitelens.example', password: 'sitelens-demo' };
    expect((await browser.submit(one.path, fields)).path).toBe('/dashboard/one');
  });
});

describe('signing out', () => {
  it('ends the session on the server, not in the browser alone', async () => {
    const browser = createTestBrowser(server.origin);
    await browser.signIn();
    const cookie = browser.cookies.get(SESSION_COOKIE);
    await browser.submit('/signout', {});
    const thief = createTestBrowser(server.origin);
    if (cookie) thief.cookies.set(SESSION_COOKIE, cookie);
    expect(await isSignedIn(thief)).toBe(false);
  });

  it('is refused when another website asks for it', async () => {
    const browser = createTestBrowser(server.origin);
    await browser.signIn();
    const response = await browser.request('/signout', {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams(),
    });
    expect(response.status).toBe(403);
    expect(await isSignedIn(browser)).toBe(true);
  });
});

/** Submits the form and follows the flow until the address of the callback, which is handed back unopened. */
async function lastStepBeforeCallback(browser: TestBrowser, formPath: string): Promise<string> {
  let response = await browser.request(formPath, {
    method: 'POST',
    headers: { origin: server.origin },
    body: new URLSearchParams({ email: 'demo@sitelens.example', password: 'sitelens-demo' }),
  });
  for (let hops = 0; hops < 5; hops++) {
    const next = new URL(response.headers.get('location') ?? '', server.origin);
    const path = `${next.pathname}${next.search}`;
    if (next.pathname.startsWith('/login/')) return path;
    response = await browser.request(path);
  }
  throw new Error('The flow did not come to the callback.');
}
