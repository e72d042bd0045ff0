import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { problemOf } from './problemOf.testing.ts';
import { signInAs } from './signInAs.testing.ts';
import { startTestServer, type TestServer } from './startTestServer.testing.ts';
import { stopTheClock } from './stopTheClock.testing.ts';
import { createTestBrowser, type TestBrowser } from './testBrowser.testing.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ SUPPORT_EMAIL: 'support@example.com' });
});

afterAll(() => server.close());

const FEEDBACK = { subject: 'A suggestion', body: 'Keep my columns.', fromEmail: 'ada@example.com' };

async function say(
  feedback: object = FEEDBACK,
  at: TestServer = server,
  browser: TestBrowser = createTestBrowser(at.origin),
) {
  return browser.call('POST', '/api/v1/notify', feedback);
}

/** A server of its own, whose limits nobody has used. */
async function fresh(env: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  const own = await startTestServer(env);
  onTestFinished(own.close);
  return own;
}

describe('feedback', () => {
  it('goes to the support address, and an answer to its sender', async () => {
    const response = await say();
    expect(response.status).toBe(204);
    expect(server.mails.at(-1)).toMatchObject({
      to: 'support@example.com',
      replyTo: 'ada@example.com',
      subject: 'Feedback: A suggestion',
      text: expect.stringMatching(/^Keep my columns\.\n\n-- \nA visitor wrote this/),
    });
  });

  it('says which user wrote it', async () => {
    const dana = await signInAs(server, 'dana');
    await say(FEEDBACK, server, dana.browser);
    expect(server.mails.at(-1)?.text).toContain(`The user ${dana.account.userId} wrote this`);
  });

  it('needs no subject', async () => {
    await say({ ...FEEDBACK, subject: ' ' });
    expect(server.mails.at(-1)?.subject).toBe('Feedback');
  });

  it('goes to the sender of e-mails where there is no support address', async () => {
    const own = await fresh({ MAIL_FROM: 'sitelens@example.org' });
    await say(FEEDBACK, own);
    expect(own.mails).toMatchObject([{ to: 'sitelens@example.org' }]);
  });

  it.each([
    [{ fromEmail: 'ada' }, 'invalid-email', [{ field: 'fromEmail', type: '/problems/invalid-email' }]],
    [
      { fromEmail: 'ada@example.com\r\nBcc: all@example.com' },
      'invalid-email',
      [{ field: 'fromEmail', type: '/problems/invalid-email' }],
    ],
    [{ fromEmail: 'a@example.com,b@example.com' }, 'invalid-email', [{ field: 'fromEmail' }]],
    [{ body: '' }, 'invalid-request', [{ field: 'body' }]],
    [{ body: ' \n ' }, 'invalid-request', [{ field: 'body' }]],
    [{ body: ' ', fromEmail: '' }, 'invalid-request', [{ field: 'body' }, { field: 'fromEmail' }]],
    [{ body: 'x'.repeat(10_001) }, 'invalid-request', [{ field: 'body' }]],
    [{ to: 'victim@example.com' }, 'invalid-request', [{ field: 'to' }]],
  ])('with %j is refused, and sent nowhere', async (wrong, key, errors) => {
    const before = server.mails.length;
    const problem = await problemOf(await say({ ...FEEDBACK, ...wrong }));
    expect(problem).toMatchObject({ status: 400, type: `/problems/${key}`, errors });
    expect(server.mails).toHaveLength(before);
  });

  it('is taken ten times an hour from one address', async () => {
    stopTheClock();
    const own = await fresh();
    const statuses: number[] = [];
    for (let at = 0; at < 11; at++) statuses.push((await say(FEEDBACK, own)).status);
    expect(statuses).toEqual([...Array(10).fill(204), 429]);
    const refused = await say(FEEDBACK, own);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await problemOf(refused)).type).toBe('/problems/too-many-attempts');
    expect(own.mails).toHaveLength(10);
  });
});
