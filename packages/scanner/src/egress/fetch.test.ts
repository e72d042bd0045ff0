import type { RequestListener } from 'node:http';
import { createServer, type Server } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Egress, openEgress } from './egress.ts';
import { MOST_REDIRECTS } from './fetch.ts';
import { type CountingServer, startCountingServer } from './listener.testing.ts';

const ZEROS = Buffer.alloc(5_000_000);
const answer: RequestListener = (request, response) => {
  const path = request.url ?? '';
  if (path === '/bomb') return response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(ZEROS));
  if (path === '/brotli')
    return response.writeHead(200, { 'content-encoding': 'br' }).end(brotliCompressSync('ok'));
  if (path === '/not-gzip')
    return response.writeHead(200, { 'content-encoding': 'gzip' }).end('not compressed');
  if (path === '/cut-gzip') {
    return response
      .writeHead(200, { 'content-encoding': 'gzip' })
      .end(gzipSync('x'.repeat(99)).subarray(0, 15));
  }
  if (path === '/cut-body') {
    response.writeHead(200, { 'content-length': 99 }).write('begun');
    return setTimeout(() => response.destroy(), 20);
  }
  if (path === '/not-brotli')
    return response.writeHead(200, { 'content-encoding': 'br, gzip, br' }).end('no');
  if (path === '/no-location') return response.writeHead(302).end();
  if (path === '/bad-location') return response.writeHead(302, { location: 'http://[' }).end();
  if (path === '/hangs') return;
  if (path === '/hangs-in-body') return response.writeHead(200).write('begun');
  if (path === '/loop') return response.writeHead(302, { location: '/loop' }).end();
  if (path === '/moved') return response.writeHead(301, { location: '/here' }).end();
  if (path === '/script') return response.writeHead(302, { location: 'file:///etc/passwd' }).end();
  if (path === '/agent') return response.end(request.headers['user-agent']);
  return response.writeHead(path === '/missing' ? 404 : 200, { 'X-Kind': 'plain' }).end('here');
};

let server: CountingServer;
let egress: Egress;
beforeAll(async () => {
  server = await startCountingServer('127.0.0.1', answer);
});
afterAll(() => server.close());
beforeEach(async () => {
  egress = await openEgress({ allowedTargets: '127.0.0.1' });
});
afterEach(() => egress.close());
const url = (path: string) => `http://127.0.0.1:${server.port}${path}`;

describe('a fetch', () => {
  it('answers status, headers and body', async () => {
    const fetched = await egress.fetch(url('/missing'));
    expect(fetched).toMatchObject({ ok: true, status: 404, isCutShort: false, redirects: [] });
    expect(fetched.ok && Buffer.from(fetched.body).toString()).toBe('here');
    expect(fetched.ok && fetched.headers.get('x-kind')).toBe('plain');
  });

  it('says who it is', async () => {
    const fetched = await egress.fetch(url('/agent'));
    expect(fetched.ok && Buffer.from(fetched.body).toString()).toContain('Sitelens/');
  });

  it('stops at its bound, counted after decompression', async () => {
    const fetched = await egress.fetch(url('/bomb'), { maxBytes: 10_000 });
    expect(fetched).toMatchObject({ ok: true, isCutShort: true });
    expect(fetched.ok && fetched.body.length).toBe(10_000);
  });

  it('reads brotli', async () => {
    const fetched = await egress.fetch(url('/brotli'));
    expect(fetched.ok && Buffer.from(fetched.body).toString()).toBe('ok');
  });

  it('follows redirects and says which', async () => {
    expect(await egress.fetch(url('/moved'))).toMatchObject({
      ok: true,
      url: url('/here'),
      redirects: [url('/moved')],
    });
  });

  it('hands a redirect back where told to', async () => {
    const fetched = await egress.fetch(url('/moved'), { redirect: 'manual' });
    expect(fetched).toMatchObject({ ok: true, status: 301, url: url('/moved') });
  });

  it('gives up a redirect loop', async () => {
    const before = server.requests.length;
    expect(await egress.fetch(url('/loop'))).toMatchObject({ ok: false, reason: 'TOO_MANY_REDIRECTS' });
    expect(server.requests.length - before).toBe(MOST_REDIRECTS + 1);
  });

  it('does not follow a redirect to another scheme', async () => {
    expect(await egress.fetch(url('/script'))).toMatchObject({ ok: true, status: 302 });
  });

  it.each(['/hangs', '/hangs-in-body'])('ends by its deadline when %s', async (path) => {
    expect(await egress.fetch(url(path), { deadlineMs: 300 })).toMatchObject({
      ok: false,
      reason: 'TIMED_OUT',
    });
  });

  it.each(['/not-gzip', '/cut-gzip', '/not-brotli', '/cut-body'])(
    'of a broken body ends in a result: %s',
    async (path) => {
      const fetched = await egress.fetch(url(path), { deadlineMs: 3_000 });
      if (fetched.ok) expect(fetched.status).toBe(200);
      else expect(fetched.reason).toBe('CONNECTION_FAILED');
    },
  );

  it.each(['/no-location', '/bad-location'])(
    'of a redirect that leads nowhere ends with it: %s',
    async (path) => {
      expect(await egress.fetch(url(path))).toMatchObject({ ok: true, status: 302 });
    },
  );

  it("rejects with the caller's reason when the caller aborts", async () => {
    const controller = new AbortController();
    const fetching = egress.fetch(url('/hangs'), { signal: controller.signal });
    setTimeout(() => controller.abort(new Error('no longer wanted')), 50);
    await expect(fetching).rejects.toThrow('no longer wanted');
  });

  it.each(['nonsense', 'ftp://127.0.0.1/', 'file:///etc/passwd'])('of %s fails typed', async (address) => {
    expect(await egress.fetch(address)).toMatchObject({ ok: false });
  });

  it('tells bad TLS from a connection that fails', async () => {
    const notTls = await new Promise<Server>((resolve) => {
      const plain = createServer((socket) => socket.end('this is no TLS')).listen(0, '127.0.0.1', () =>
        resolve(plain),
      );
    });
    const address = notTls.address();
    const port = typeof address === 'object' ? address?.port : 0;
    expect(await egress.fetch(`https://127.0.0.1:${port}/`)).toMatchObject({
      ok: false,
      reason: 'TLS_FAILED',
    });
    await new Promise((resolve) => notTls.close(resolve));
    expect(await egress.fetch(`https://127.0.0.1:${port}/`)).toMatchObject({
      ok: false,
      reason: 'CONNECTION_FAILED',
    });
  });
});
