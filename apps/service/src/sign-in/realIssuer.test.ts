import { afterEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../http/startTestServer.testing.ts';
import { createTestBrowser, sameOrigin, type TestBrowser } from '../http/testBrowser.testing.ts';
import { type RealIssuer, startRealIssuer } from './realIssuer.testing.ts';
import { verify } from './signUp.testing.ts';

const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function start(
  claims: Readonly<Record<string, unknown>>,
  clockSkewMs?: number,
): Promise<{ issuer: RealIssuer; server: TestServer }> {
  const known: { server?: TestServer } = {};
  const issuer = await startRealIssuer(
    () => `${known.server?.origin}/login/oauth2/code/auth0`,
    claims,
    clockSkewMs,
  );
  const server = await startTestServer({
    OIDC_ISSUER: issuer.issuer,
    OIDC_CLIENT_ID: issuer.clientId,
    OIDC_CLIENT_SECRET: issuer.clientSecret,
  });
  known.server = server;
  closing.push(issuer.close, server.close);
  return { issuer, server };
}

/** Goes from origin to origin as a browser does, each with cookies of its own, and ends at ours. */
async function signIn(ours: TestBrowser, origin: string, issuer: RealIssuer): Promise<Response> {
  const theirs = createTestBrowser(issuer.issuer);
  let response = await ours.request('/oauth2/authorization/auth0?originUrl=/dashboard/settings');
  for (let hops = 0; hops < 10; hops++) {
    const location = response.headers.get('location');
    if (location === null) break;
    const url = new URL(location, response.url);
    const path = `${url.pathname}${url.search}`;
    if (url.origin === origin && url.pathname.startsWith('/dashboard')) break;
    response = url.origin === origin ? await ours.request(path) : await theirs.request(path);
  }
  return response;
}

it('signs in with a real issuer, whose claims come from userinfo, and out at both', async () => {
  const { issuer, server } = await start({ email: 'ada@example.org', email_verified: true, name: 'Ada' });
  const browser = createTestBrowser(server.origin);
  const arrived = await signIn(browser, server.origin, issuer);
  expect(arrived.headers.get('location')).toBe('/dashboard/settings');
  const info = await (await browser.request('/api/v1/tokeninfo')).json();
  expect(info).toMatchObject({ authenticated: true, email: 'ada@example.org', name: 'Ada' });
  const subscription = await (await browser.request('/api/v1/subscriptions')).json();
  expect(subscription).toMatchObject({ status: 'TRIALING', userRole: 'OWNER' });

  const out = await browser.request('/signout', {
    method: 'POST',
    headers: sameOrigin(server.origin),
    body: new URLSearchParams(),
  });
  expect(out.status).toBe(303);
  const next = new URL(out.headers.get('location') ?? '');
  expect(next.origin).toBe(issuer.issuer);
  expect(next.searchParams.get('post_logout_redirect_uri')).toBe(`${server.origin}/`);
  expect(out.headers.get('content-security-policy')).toContain(`form-action 'self' ${issuer.issuer}`);
  expect((await browser.request('/api/v1/users/current')).status).toBe(401);
});

it('has no demo account and no provider of its own then', async () => {
  const { server } = await start({ email: 'ada@example.org' });
  const response = await fetch(`${server.origin}/oidc/.well-known/openid-configuration`);
  expect(response.status).toBe(404);
});

it('says what is missing when the issuer keeps the e-mail address to itself', async () => {
  const { issuer, server } = await start({});
  const browser = createTestBrowser(server.origin);
  const response = await signIn(browser, server.origin, issuer);
  expect(response.status).toBe(403);
  expect(await response.text()).toContain('no e-mail address');
});

it('says that the issuer does not answer, and offers another try', async () => {
  const { issuer, server } = await start({ email: 'ada@example.org' });
  await issuer.close();
  const response = await createTestBrowser(server.origin).request('/oauth2/authorization/auth0?originUrl=/x');
  expect(response.status).toBe(502);
  const markup = await response.text();
  expect(markup).toContain('does not answer');
  expect(markup).toContain('originUrl=%2Fx');
});

describe('an address', () => {
  const isVerified = async (browser: TestBrowser) => {
    const { email, emailVerified } = await (await browser.request('/api/v1/tokeninfo')).json();
    return [email, emailVerified];
  };

  /** Signs in anew, in a browser of its own. */
  async function signInAt({ issuer, server }: Awaited<ReturnType<typeof start>>): Promise<TestBrowser> {
    const browser = createTestBrowser(server.origin);
    await signIn(browser, server.origin, issuer);
    return browser;
  }

  it('that the issuer has verified is verified, without an e-mail of ours', async () => {
    const both = await start({ email: 'ada@example.org', email_verified: true });
    expect(await isVerified(await signInAt(both))).toEqual(['ada@example.org', true]);
    expect(both.server.mails).toEqual([]);
  });

  it.each([[false], [undefined], ['true']])(
    'that the issuer has not (%j) is verified by our own e-mail, and stays so',
    async (email_verified) => {
      const both = await start({ email: 'ada@example.org', email_verified });
      const browser = await signInAt(both);
      expect(await isVerified(browser)).toEqual(['ada@example.org', false]);
      expect((await browser.request('/api/v1/subscriptions')).status).toBe(403);
      expect(both.server.mails).toHaveLength(1);
      await verify(both.server, 'ada@example.org');
      expect(await isVerified(browser)).toEqual(['ada@example.org', true]);
      expect(await isVerified(await signInAt(both))).toEqual(['ada@example.org', true]);
      expect(both.server.mails).toHaveLength(1);
    },
  );

  it('that changes at the issuer has to be verified anew', async () => {
    const claims: Record<string, unknown> = { email: 'ada@example.org', email_verified: false };
    const both = await start(claims);
    const before = await signInAt(both);
    await verify(both.server, 'ada@example.org');
    claims.email = 'ada@example.com';
    expect(await isVerified(await signInAt(both))).toEqual(['ada@example.com', false]);
    // The same user in the browser of before.
    expect(await isVerified(before)).toEqual(['ada@example.com', false]);
    expect(both.server.mails.map(({ to }) => to)).toEqual(['ada@example.org', 'ada@example.com']);
    claims.email = 'ada@example.org';
    expect(await isVerified(await signInAt(both))).toEqual(['ada@example.org', true]);
  });

  it('that the issuer no longer vouches for has to be verified with us', async () => {
    const claims: Record<string, unknown> = { email: 'ada@example.org', email_verified: true };
    const both = await start(claims);
    await signInAt(both);
    claims.email_verified = false;
    expect(await isVerified(await signInAt(both))).toEqual(['ada@example.org', false]);
  });
});

describe('an issuer whose clock', () => {
  const PERSON = { email: 'ada@example.org', email_verified: true };
  it.each([
    ['is 20 s behind', -20_000, true],
    ['is 20 s ahead', 20_000, true],
    ['is 10 minutes behind', -600_000, false],
  ])('%s: signed in %j', async (_how, clockSkewMs, isSignedIn) => {
    const { issuer, server } = await start(PERSON, clockSkewMs);
    const browser = createTestBrowser(server.origin);
    const response = await signIn(browser, server.origin, issuer);
    const info = await (await browser.request('/api/v1/tokeninfo')).json();
    expect(info.authenticated).toBe(isSignedIn);
    if (isSignedIn) return;
    expect(response.status).toBe(502);
    expect(await response.text()).toContain('clocks');
  });
});
