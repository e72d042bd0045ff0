import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemOf } from '../../http/problemOf.testing.ts';
import { startTestServer, type TestServer } from '../../http/startTestServer.testing.ts';
import { stopTheClock } from '../../http/stopTheClock.testing.ts';
import { createTestBrowser, type TestBrowser } from '../../http/testBrowser.testing.ts';
import { emailVerifications, users } from '../../store/schema.ts';
import { PASSWORD, signUp, verificationLink, verify } from '../signUp.testing.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

const PATH = '/api/v1/users/email-verification';

async function isVerified(browser: TestBrowser): Promise<boolean> {
  return (await (await browser.request(PATH)).json()).emailVerified;
}

const mailsTo = (email: string) => server.mails.filter(({ to }) => to === email);

async function logIn(email: string): Promise<TestBrowser> {
  const browser = createTestBrowser(server.origin);
  const form = await browser.navigate('/oauth2/authorization/auth0');
  await browser.submit(form.path, { email, password: PASSWORD });
  return browser;
}

describe('the e-mail', () => {
  it('is sent on the first sign-in, and says nothing that a stranger could have written', async () => {
    const { email } = await signUp(server);
    expect(mailsTo(email)).toHaveLength(1);
    const [mail] = mailsTo(email);
    expect(mail?.subject).toBe('Verify your e-mail address for Sitelens');
    expect(mail?.text).toContain(`${server.origin}/verify-email?token=`);
    expect(mail?.text).not.toContain('Ada');
  });

  it('is not sent again by another sign-in while its link holds', async () => {
    const { email } = await signUp(server);
    await logIn(email);
    expect(mailsTo(email)).toHaveLength(1);
  });

  it('is sent again by a sign-in after its link has expired', async () => {
    const { email } = await signUp(server);
    await server.database.queries
      .update(emailVerifications)
      .set({ expiresAt: new Date() })
      .where(eq(emailVerifications.email, email));
    await logIn(email);
    expect(mailsTo(email)).toHaveLength(2);
  });

  it('is not sent to the demo account', async () => {
    const browser = createTestBrowser(server.origin);
    await browser.signIn();
    expect(await isVerified(browser)).toBe(true);
    expect(mailsTo('demo@sitelens.example')).toEqual([]);
  });

  it('is sent again on demand, five times an hour at most, and never needlessly', async () => {
    stopTheClock();
    const { browser, email } = await signUp(server);
    const resend = () => browser.call('POST', PATH, {});
    for (let at = 0; at < 4; at++) expect((await resend()).status).toBe(204);
    const refused = await resend();
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await problemOf(refused)).toMatchObject({
      status: 429,
      type: '/problems/too-many-attempts',
      detail: expect.stringContaining('spam folder'),
    });
    expect(mailsTo(email)).toHaveLength(5);
    await verify(server, email);
    expect((await resend()).status).toBe(204);
    expect(mailsTo(email)).toHaveLength(5);
  });

  it('leaves only a hash of its token behind', async () => {
    const { email } = await signUp(server);
    const token = verificationLink(server, email).split('=')[1] ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    const rows = await server.database.queries.select().from(emailVerifications);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('the link', () => {
  it('changes nothing by being opened, as mail programs and scanners do', async () => {
    const { browser, email } = await signUp(server);
    const link = verificationLink(server, email);
    for (const method of ['GET', 'HEAD', 'GET']) {
      const response = await createTestBrowser(server.origin).request(link, { method });
      expect(response.status).toBe(200);
      expect(response.headers.get('referrer-policy')).toBe('same-origin');
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
    expect(await isVerified(browser)).toBe(false);
  });

  it('verifies by its button, in another browser too, and leads to the login', async () => {
    const { browser, email } = await signUp(server);
    const other = createTestBrowser(server.origin);
    const page = await (await other.request(verificationLink(server, email))).text();
    expect(page).toContain(email);
    const token = /name="token" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const { path, response } = await other.submit('/verify-email', { token });
    expect(path).toMatch(/^\/oidc\/interaction\//);
    expect(await response.text()).toContain(`value="${email}"`);
    expect(await isVerified(browser)).toBe(true);
    const info = await (await browser.request('/api/v1/tokeninfo')).json();
    expect(info).toMatchObject({ emailVerified: true });
    expect((await browser.request('/api/v1/subscriptions')).status).toBe(200);
  });

  it('works once, also when it is used twice at the same moment', async () => {
    const { email } = await signUp(server);
    const answers = await Promise.all([verify(server, email), verify(server, email), verify(server, email)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410]);
    expect((await verify(server, email)).status).toBe(410);
  });

  it('of an older e-mail still works, and ends with the newer one', async () => {
    const { browser, email } = await signUp(server);
    const older = verificationLink(server, email);
    await browser.call('POST', PATH, {});
    const newer = verificationLink(server, email);
    expect(newer).not.toBe(older);
    const token = older.split('=')[1] ?? '';
    expect((await browser.submit('/verify-email', { token })).response.status).toBe(200);
    expect(await isVerified(browser)).toBe(true);
    expect((await browser.request(newer)).status).toBe(410);
  });

  it('that is older than a day says how to go on', async () => {
    const { browser, email } = await signUp(server);
    await server.database.queries
      .update(emailVerifications)
      .set({ expiresAt: new Date() })
      .where(eq(emailVerifications.email, email));
    const response = await createTestBrowser(server.origin).request(verificationLink(server, email));
    expect(response.status).toBe(410);
    const markup = await response.text();
    expect(markup).toContain('This link no longer works');
    expect(markup).toContain('href="/oauth2/authorization/auth0"');
    expect((await verify(server, email)).status).toBe(410);
    expect(await isVerified(browser)).toBe(false);
  });

  it('verifies nothing once the user has another address', async () => {
    const { browser, email } = await signUp(server);
    await server.database.queries
      .update(users)
      .set({ email: `new-${email}` })
      .where(eq(users.email, email));
    expect((await browser.request(verificationLink(server, email))).status).toBe(410);
    expect((await verify(server, email)).status).toBe(410);
    expect(await isVerified(browser)).toBe(false);
  });

  it.each([
    '',
    '?token=',
    '?token=x',
    `?token=${'A'.repeat(43)}`,
    `?token=${'A'.repeat(5_000)}`,
    '?token=a&token=b',
  ])('that nobody was sent (%s) is answered like one that was used', async (query) => {
    const response = await createTestBrowser(server.origin).request(`/verify-email${query}`);
    expect(response.status).toBe(410);
    expect(await response.text()).toContain('This link no longer works');
  });

  it('cannot be used by another website', async () => {
    const { browser, email } = await signUp(server);
    const token = verificationLink(server, email).split('=')[1] ?? '';
    const response = await browser.request('/verify-email', {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ token }),
    });
    expect(response.status).toBe(403);
    expect(await isVerified(browser)).toBe(false);
  });
});
