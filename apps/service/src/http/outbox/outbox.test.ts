import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { composeMail } from '../../mail/composeMail.ts';
import type { MailMessage } from '../../mail/mail.ts';
import { openMailTransport } from '../../mail/mailTransport.ts';
import { problemOf } from '../problemOf.testing.ts';
import { startTestServer, type TestServer } from '../startTestServer.testing.ts';
import { createTestBrowser } from '../testBrowser.testing.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

async function write({ dataDir }: TestServer, message: MailMessage): Promise<void> {
  const transport = openMailTransport({ kind: 'outbox' }, dataDir);
  await transport.send(composeMail(message, { from: 'sitelens@localhost.example', id: crypto.randomUUID() }));
}

async function open(path: string): Promise<{ markup: string; response: Response }> {
  const response = await createTestBrowser(server.origin).request(path);
  return { markup: await response.text(), response };
}

const linkIn = (markup: string) => /href="(\/outbox\/[^"]+)"/.exec(markup)?.[1] ?? '';

describe('the outbox', () => {
  it('says that it is empty, then lists what was sent, the newest first', async () => {
    expect((await open('/outbox')).markup).toContain('Nothing has been sent yet');
    await write(server, { to: 'ada@example.com', subject: 'First', text: 'One' });
    await write(server, { to: 'ada@example.com', subject: 'Second', text: 'Two' });
    const { markup, response } = await open('/outbox');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(markup.indexOf('Second')).toBeGreaterThan(0);
    expect(markup.indexOf('Second')).toBeLessThan(markup.indexOf('First'));
  });

  it('shows a message with its links, and its HTML where it can do nothing', async () => {
    const text = 'Hello,\n\nhttps://sitelens.example/verify-email?token=abc&x=1\n\nBye';
    await write(server, { to: 'ada@example.com', subject: 'Verify', text });
    const { markup } = await open(linkIn((await open('/outbox')).markup));
    const href = 'https://sitelens.example/verify-email?token=abc&amp;x=1';
    expect(markup).toContain(`<a href="${href}">${href}</a>`);
    expect(markup).toContain('<iframe class="mail-html" sandbox=""');
    expect(markup).toContain('ada@example.com');
  });

  it('shows what strangers have written as text', async () => {
    const hostile = '"><script>alert(1)</script>';
    const message = { to: 'a@example.com', subject: hostile, text: hostile, html: `${hostile}<b onclick=x>` };
    await write(server, message);
    const list = (await open('/outbox')).markup;
    expect(list).not.toContain('<script');
    const { markup, response } = await open(linkIn(list));
    expect(markup).not.toContain('<script');
    expect(markup).not.toContain('<b onclick');
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  it.each(['/outbox/unknown.eml', '/outbox/..%2Fsign-in-keys.json', '/outbox/a/b'])(
    'has nothing at %s',
    async (path) => {
      const response = await createTestBrowser(server.origin).request(path);
      expect((await problemOf(response)).type).toBe('/problems/not-found');
    },
  );
});

describe('there is no outbox', () => {
  it.each([
    ['with a mail server', { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@example.com' }],
    ['with a real issuer', { OIDC_ISSUER: 'https://issuer.example', OIDC_CLIENT_ID: 'abc' }],
  ])('%s', async (_why, env) => {
    const other = await startTestServer(env);
    onTestFinished(other.close);
    await write(other, { to: 'ada@example.com', subject: 'Secret', text: 'x' });
    for (const path of ['/outbox', '/outbox/', '/outbox/x.eml']) {
      const response = await createTestBrowser(other.origin).request(path);
      expect((await problemOf(response)).status).toBe(404);
    }
  });
});

it('is not there for another host name', async () => {
  const { port } = new URL(server.origin);
  const { request } = await import('node:http');
  const status = await new Promise((resolve) => {
    request(
      { host: '127.0.0.1', port, path: '/outbox', headers: { host: `evil.example:${port}` } },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      },
    ).end();
  });
  expect(status).toBe(421);
});
