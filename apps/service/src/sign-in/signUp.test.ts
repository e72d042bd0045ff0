import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startTestServer, type TestServer } from '../http/startTestServer.testing.ts';
import { stopTheClock } from '../http/stopTheClock.testing.ts';
import { createTestBrowser } from '../http/testBrowser.testing.ts';
import { builtInAccounts } from '../store/schema.ts';
import { SESSION_COOKIE } from './session.ts';
import { PASSWORD, signUp, submitSignUp } from './signUp.testing.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

const tokenInfo = async (browser: ReturnType<typeof createTestBrowser>) =>
  (await browser.request('/api/v1/tokeninfo')).json();

describe('signing up', () => {
  it('makes an account, signs in, and leads to where the person wanted to go', async () => {
    const browser = createTestBrowser(server.origin);
    const fields = { email: ' Ada@Example.com ', name: ' Ada ', password: PASSWORD };
    const { path } = await submitSignUp(browser, fields, '/dashboard/settings');
    expect(path).toBe('/dashboard/settings');
    expect(await tokenInfo(browser)).toMatchObject({
      authenticated: true,
      email: 'ada@example.com',
      emailVerified: false,
      name: 'Ada',
    });
  });

  it('needs no name', async () => {
    const browser = createTestBrowser(server.origin);
    await submitSignUp(browser, { email: 'noname@example.com', name: ' ', password: PASSWORD });
    const info = await tokenInfo(browser);
    expect(info.email).toBe('noname@example.com');
    expect(info).not.toHaveProperty('name');
  });

  it('keeps no password', async () => {
    await signUp(server);
    const rows = await server.database.queries.select().from(builtInAccounts);
    expect(JSON.stringify(rows)).not.toContain(PASSWORD);
    for (const { passwordHash } of rows) expect(passwordHash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/);
  });

  it.each([
    [{ email: '' }, 'Enter an e-mail address'],
    [{ email: 'ada' }, 'Enter an e-mail address'],
    [{ email: 'ada@example.com\r\nbcc: all@example.com' }, 'Enter an e-mail address'],
    [{ password: '' }, 'at least 8 characters'],
    [{ password: '1234567' }, 'at least 8 characters'],
    [{ password: '👍👍👍👍👍👍👍' }, 'at least 8 characters'],
    [{ password: 'x'.repeat(201) }, 'at most 200 characters'],
    [{ password: 'x'.repeat(2_000) }, 'at most 200 characters'],
    [{ name: 'x'.repeat(201) }, 'at most 200 characters'],
    [{ name: 'د'.repeat(10_000) }, 'at most 200 characters'],
    [{ name: 'Ada\nLovelace' }, 'in one line'],
  ])('with %j shows the form again with what is wrong', async (wrong, text) => {
    const browser = createTestBrowser(server.origin);
    const fields = { email: 'wrong@example.com', name: 'Ada', password: PASSWORD, ...wrong };
    const { response } = await submitSignUp(browser, fields);
    expect(response.status).toBe(400);
    const markup = await response.text();
    expect(markup).toContain(text);
    expect(markup).toContain('aria-invalid="true"');
    expect(markup).not.toContain(PASSWORD);
    expect(browser.cookies.has(SESSION_COOKIE)).toBe(false);
  });

  it('shows what was typed as text', async () => {
    const browser = createTestBrowser(server.origin);
    const fields = { email: '"><script>alert(1)</script>', name: '<b>x', password: 'short' };
    const { response } = await submitSignUp(browser, fields);
    expect(await response.text()).not.toMatch(/<script>|<b>/);
  });

  it.each(['Taken@example.com', 'demo@sitelens.example'])(
    'with %s, which has an account, leads to the login',
    async (email) => {
      await signUp(server, 'taken@example.com');
      const { response } = await submitSignUp(createTestBrowser(server.origin), {
        email,
        name: '',
        password: PASSWORD,
      });
      expect(response.status).toBe(409);
      expect(await response.text()).toContain('If it is yours, log in');
    },
  );

  it('cannot be submitted by another website', async () => {
    const browser = createTestBrowser(server.origin);
    const form = await browser.navigate('/oauth2/authorization/auth0-signup');
    const response = await browser.request(`${form.path}/sign-up`, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: new URLSearchParams({ email: 'x@example.com', password: PASSWORD }),
    });
    expect(response.status).toBe(403);
  });

  it('cannot be finished in another browser', async () => {
    const form = await createTestBrowser(server.origin).navigate('/oauth2/authorization/auth0-signup');
    const thief = createTestBrowser(server.origin);
    const fields = { email: 'x@example.com', password: PASSWORD };
    expect((await thief.submit(`${form.path}/sign-up`, fields)).response.status).toBe(400);
  });

  it('can be tried a number of times only', async () => {
    stopTheClock();
    const other = await startTestServer();
    onTestFinished(other.close);
    const browser = createTestBrowser(other.origin);
    const form = await browser.navigate('/oauth2/authorization/auth0-signup');
    const statuses: number[] = [];
    for (let at = 0; at < 21; at++) {
      const fields = { email: 'demo@sitelens.example', name: '', password: PASSWORD };
      statuses.push((await browser.submit(`${form.path}/sign-up`, fields)).response.status);
    }
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(409));
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the account', () => {
  async function logIn(email: string, password: string) {
    const browser = createTestBrowser(server.origin);
    const form = await browser.navigate('/oauth2/authorization/auth0');
    const { response } = await browser.submit(form.path, { email, password });
    return { browser, response };
  }

  it('is logged in to with its password, whatever the case of the address', async () => {
    const { email, browser } = await signUp(server);
    const first = await tokenInfo(browser);
    const { browser: again } = await logIn(` ${email.toUpperCase()}`, PASSWORD);
    expect(await tokenInfo(again)).toEqual(first);
  });

  it('is not told from one that does not exist by a wrong password', async () => {
    const { email } = await signUp(server);
    const [known, unknown] = [
      await logIn(email, 'wrong password'),
      await logIn('nobody@example.com', 'wrong password'),
    ];
    expect(known.response.status).toBe(401);
    expect(unknown.response.status).toBe(401);
    const strip = async (response: Response) =>
      (await response.text())
        .replaceAll(email, '')
        .replaceAll('nobody@example.com', '')
        .replaceAll(/interaction\/[\w-]+/g, '');
    expect(await strip(known.response)).toBe(await strip(unknown.response));
  });

  it('is offered at the login, and the login at the sign-up', async () => {
    const browser = createTestBrowser(server.origin);
    const logInForm = await browser.navigate('/oauth2/authorization/auth0');
    expect(await logInForm.response.text()).toContain(`href="${logInForm.path}/sign-up"`);
    const signUpForm = await browser.navigate(`${logInForm.path}/sign-up`);
    expect(signUpForm.response.status).toBe(200);
    expect(await signUpForm.response.text()).toContain(`href="${logInForm.path}/log-in"`);
    expect((await browser.navigate(`${logInForm.path}/log-in`)).response.status).toBe(200);
  });
});
