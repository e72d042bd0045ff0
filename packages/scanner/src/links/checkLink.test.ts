import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Egress, openEgress } from '../egress/egress.ts';
import { type CountingServer, startCountingServer } from '../egress/listener.testing.ts';
import { checkLink } from './checkLink.ts';
import { startHostileServer, startRawServer } from './hostileServer.testing.ts';
import type { LinkResult } from './linkResult.ts';

let server: CountingServer;
let egress: Egress;
beforeAll(async () => {
  server = await startHostileServer();
  egress = await openEgress({
    allowedTargets: `127.0.0.1:${server.port},xn--bcher-kva.example,127.0.0.1:25`,
    resolve: async (name) => {
      if (name === 'xn--bcher-kva.example') return ['127.0.0.1'];
      if (name === 'inside.example') return ['10.0.0.1'];
      throw Object.assign(new Error(), { code: name === 'down.example' ? 'EAI_AGAIN' : 'ENOTFOUND' });
    },
  });
});
afterAll(async () => {
  await egress.close();
  await server.close();
});

const url = (path: string) => `http://127.0.0.1:${server.port}${path}`;
const limits = { answerMs: 400, retryPauseMs: 1, restMs: 5, restsMs: 1_000, wholeMs: 3_000 };
const unstopped = new AbortController().signal;

/** The result, and what was asked for it: `HEAD /path`. */
async function check(address: string): Promise<{ result: LinkResult; asked: readonly string[] }> {
  const before = server.requests.length;
  const result = await checkLink(address, { fetch: egress.fetch, limits }, unstopped);
  const asked = server.requests.slice(before).map(({ method, url: path }) => `${method} ${path}`);
  return { result, asked };
}

const broken = (httpStatus: number, error: string) => ({ outcome: 'BROKEN', httpStatus, error });
const failed = (error: string, httpStatus?: number) => ({
  outcome: 'REQUEST_FAILED',
  error,
  ...(httpStatus === undefined ? {} : { httpStatus }),
});
const NEEDS_COOKIE = 'The server wants a cookie that it has set on the way; the checker keeps none.';
const redirected = (httpStatus: number, to: string) => ({
  outcome: 'REDIRECTED',
  httpStatus,
  leadsTo: to,
});

describe('an answer', () => {
  it.each(['/ok', '/soft-404', '/no-content', '/choices'])(
    'to HEAD is enough when it is good: %s',
    async (path) => {
      expect(await check(url(path))).toEqual({ result: { outcome: 'OK' }, asked: [`HEAD ${path}`] });
    },
  );

  it.each(['/head-405', '/head-501', '/head-403', '/head-404'])(
    'to GET decides where HEAD is refused: %s',
    async (path) => {
      expect(await check(url(path))).toEqual({
        result: { outcome: 'OK' },
        asked: [`HEAD ${path}`, `GET ${path}`],
      });
    },
  );

  it.each([
    ['/missing', broken(404, 'Not Found')],
    ['/gone', broken(410, 'Gone')],
    ['/broken', broken(500, 'Internal Server Error')],
    ['/odd-418', broken(418, "I'm a Teapot")],
    ['/login', broken(401, 'Unauthorized')],
    ['/999', failed('The server turns away programs such as this one (999).', 999)],
  ])('that is an error counts when GET gives it too: %s', async (path, result) => {
    expect(await check(url(path))).toEqual({ result, asked: [`HEAD ${path}`, `GET ${path}`] });
  });

  it('that is a file of 2 GB is not read', async () => {
    const { result, asked } = await check(url('/endless'));
    expect({ result, asked }).toEqual({
      result: { outcome: 'OK' },
      asked: ['HEAD /endless', 'GET /endless'],
    });
    const { socket } = server.requests.at(-1) ?? {};
    await expect.poll(() => socket?.destroyed).toBe(true);
    expect(socket?.bytesWritten).toBeLessThan(20_000_000);
  });

  it('to HEAD may have a body, against HTTP', async () => {
    expect((await check(url('/head-with-body'))).result).toEqual({ outcome: 'OK' });
  });

  it('is asked for by who we are', async () => {
    await check(url('/ok'));
    expect(server.requests.at(-1)?.headers['user-agent']).toContain('Sitelens/');
  });
});

describe('a redirect', () => {
  it.each([
    ['/moved', redirected(301, '/ok')],
    ['/moved-unescaped', redirected(302, '/b%C3%BCcher')],
    ['/moved-relative', redirected(302, '/ok?from=moved#part')],
    ['/moved-with-password', redirected(303, '/ok#part')],
    ['/moved-twice', redirected(307, '/ok')],
    ['/hops?10', redirected(302, '/hops?0')],
  ])('is followed, and its first status kept: %s', async (path, result) => {
    expect((await check(url(path))).result).toEqual({ ...result, leadsTo: url(result.leadsTo) });
  });

  it.each([
    ['/moved-to-missing', broken(404, 'Not Found')],
    ['/circle', failed('The address redirects in a circle.', 302)],
    ['/log-in', failed(NEEDS_COOKIE, 400)],
    ['/cookie-check', failed(NEEDS_COOKIE, 302)],
    ['/hops?11', failed('The address redirects more than 10 times.', 302)],
    ['/hops?20', failed('The address redirects more than 10 times.', 302)],
    ['/to-file', failed('The address redirects to one that is neither http nor https.', 302)],
    ['/to-script', failed('The address redirects to one that is neither http nor https.', 302)],
    ['/to-nothing', failed('The server redirects without saying where to.', 302)],
    ['/to-nonsense', failed('The server redirects to something that is no address.', 302)],
    [
      '/to-private',
      failed('The address redirects to 169.254.169.254: the address is not public, and is not asked for.'),
    ],
  ])('that leads to nothing good ends as that: %s', async (path, result) => {
    expect((await check(url(path))).result).toEqual(result);
  });
});

describe('no answer', () => {
  it.each([
    ['/hangs', 'The server did not answer within 1 second.'],
    ['/slow-head', 'The server did not answer within 1 second.'],
    ['/empty', 'The server ended the connection without an answer.'],
    ['/garbage', 'What the server answered is not HTTP.'],
  ])('is said after a second attempt: %s', async (path, text) => {
    expect(await check(url(path))).toEqual({ result: failed(text), asked: [`HEAD ${path}`, `GET ${path}`] });
  });

  it('to HEAD alone is no failure', async () => {
    expect((await check(url('/head-hangs'))).result).toEqual({ outcome: 'OK' });
  });

  it('from a name that does not exist is a broken link; from a name server that is down, not', async () => {
    expect((await check('https://nowhere.example/')).result).toEqual({
      outcome: 'BROKEN',
      error: 'The name of the server does not exist.',
    });
    expect((await check('https://down.example/')).result).toEqual(
      failed('The name of the server could not be looked up.'),
    );
  });

  it.each([
    ['http://inside.example/', 'The address is not public, and is not asked for.'],
    ['http://localhost/', 'The name of the server does not exist.'],
    ['http://[::1]:8080/', 'The address is not public, and is not asked for.'],
    ['http://127.0.0.1:25/', 'Port 25 is not for websites, and browsers do not connect to it.'],
  ])('is waited for from %s', async (address, error) => {
    expect((await check(address)).result).toMatchObject({ error });
  });

  it('is waited for from a private address, not even a connection, be it a link or where one leads', async () => {
    const inside = await startCountingServer('127.0.0.1');
    const address = `http://127.0.0.1:${inside.port}/`;
    const outside = await startHostileServer({
      '/inside': (response) => response.writeHead(302, { location: address }).end(),
    });
    const open = await openEgress({ allowedTargets: `127.0.0.1:${outside.port}` });
    for (const link of [address, `http://127.0.0.1:${outside.port}/inside`]) {
      expect(await checkLink(link, { fetch: open.fetch, limits }, unstopped)).toMatchObject({
        outcome: 'REQUEST_FAILED',
        error: expect.stringMatching(/address is not public/),
      });
    }
    expect(inside.connections()).toBe(0);
    await Promise.all([open.close(), inside.close(), outside.close()]);
  });

  it('because the server speaks no TLS or does not listen is said', async () => {
    const raw = await startRawServer('this is no TLS');
    const open = await openEgress({ allowedTargets: '127.0.0.1' });
    const ask = (address: string) => checkLink(address, { fetch: open.fetch, limits }, unstopped);
    expect(await ask(`https://127.0.0.1:${raw.port}/`)).toEqual(
      failed('The certificate of the server is not valid, or no secure connection could be made.'),
    );
    expect(await ask(`http://127.0.0.1:${raw.port}/`)).toMatchObject({ outcome: 'REQUEST_FAILED' });
    raw.close();
    expect(await ask(`http://127.0.0.1:${raw.port}/`)).toEqual(
      failed('The server does not accept connections.'),
    );
    await open.close();
  });
});

describe('an address', () => {
  it('with an international name is asked for', async () => {
    expect((await check(`http://bücher.example:${server.port}/ok`)).result).toEqual({ outcome: 'OK' });
  });

  it('with a password is asked for without it', async () => {
    const withPassword = (path: string) => url(path).replace('//', '//user:secret@');
    expect((await check(withPassword('/ok'))).result).toEqual({ outcome: 'OK' });
    expect(server.requests.at(-1)?.headers.authorization).toBeUndefined();
    expect((await check(withPassword('/login'))).result).toEqual(
      failed('The address carries a name or password, which the checker does not send.', 401),
    );
  });
});

describe('a check', () => {
  it('ends by its limit, whatever the server does', async () => {
    const short = { ...limits, answerMs: 5_000, wholeMs: 150 };
    expect(await checkLink(url('/hangs'), { fetch: egress.fetch, limits: short }, unstopped)).toEqual(
      failed('The check was given up after 1 second.'),
    );
  });

  it('rejects with the reason of whoever stops it', async () => {
    const controller = new AbortController();
    const checking = checkLink(url('/hangs'), { fetch: egress.fetch, limits }, controller.signal);
    setTimeout(() => controller.abort(new Error('no longer wanted')), 30);
    await expect(checking).rejects.toThrow('no longer wanted');
  });
});
