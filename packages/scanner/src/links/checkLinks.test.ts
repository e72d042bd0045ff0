import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Egress, openEgress } from '../egress/egress.ts';
import type { CountingServer } from '../egress/listener.testing.ts';
import { type CheckLinksRequest, checkLinks } from './checkLinks.ts';
import { startHostileServer } from './hostileServer.testing.ts';
import type { LinkResult } from './linkResult.ts';
import { createMemoryLinkFrontier, type MemoryLinkFrontier } from './memoryLinkFrontier.ts';

let server: CountingServer;
let egress: Egress;
let underWay = 0;
let mostUnderWay = 0;
const refusals = new Map<string, number>();
beforeAll(async () => {
  server = await startHostileServer({
    '/counted': (response) => {
      underWay += 1;
      mostUnderWay = Math.max(mostUnderWay, underWay);
      setTimeout(() => {
        underWay -= 1;
        response.end();
      }, 5);
    },
    '/limited': (response, { url = '' }) => {
      const times = refusals.get(url) ?? 0;
      refusals.set(url, times + 1);
      response.writeHead(times === 0 ? 429 : 200, times === 0 ? { 'retry-after': '0' } : {}).end();
    },
    '/limited-always': (response) => response.writeHead(429).end(),
    '/limited-long': (response) => response.writeHead(429, { 'retry-after': '86400' }).end(),
    '/maintenance': (response) => {
      response.writeHead(503, { 'retry-after': new Date(Date.now() - 5_000).toUTCString() }).end();
    },
  });
  egress = await openEgress({ allowedTargets: '127.0.0.0/8', resolve: async () => ['127.0.0.1'] });
});
afterAll(async () => {
  await egress.close();
  await server.close();
});

const limits = { answerMs: 5_000, retryPauseMs: 1, restMs: 5, restsMs: 500, wholeMs: 15_000 };
const at = (path: string, host = '127.0.0.1') => `http://${host}:${server.port}${path}`;

function frontierOf(urls: readonly string[]): MemoryLinkFrontier {
  const frontier = createMemoryLinkFrontier();
  frontier.add(
    'https://www.example.com/',
    urls.map((url) => ({ kind: 'link', url })),
  );
  frontier.endPages();
  return frontier;
}

async function check(
  frontier: MemoryLinkFrontier,
  options: Partial<CheckLinksRequest> = {},
  signal = new AbortController().signal,
  { answerMs }: { readonly answerMs: number } = limits,
): Promise<{ readonly results: ReadonlyMap<string, LinkResult>; readonly asked: readonly string[] }> {
  const before = server.requests.length;
  const results = new Map<string, LinkResult>();
  const request = {
    frontier,
    isForbidden: async () => false,
    onProgress: ({ url, result }: { url: string; result: LinkResult }) => void results.set(url, result),
    ...options,
  };
  await checkLinks(request, { fetch: egress.fetch, limits: { ...limits, answerMs } }, signal);
  return { results, asked: server.requests.slice(before).map(({ method, url }) => `${method} ${url}`) };
}

describe('checking links', () => {
  it('asks for each of many once, two at a time', async () => {
    const urls = Array.from({ length: 100 }, (_, number) => at(`/counted?${number}`));
    const frontier = frontierOf(urls);
    const { asked } = await check(frontier);
    expect(asked).toHaveLength(100);
    expect(new Set(asked).size).toBe(100);
    expect(mostUnderWay).toBe(2);
    expect(frontier.counts()).toMatchObject({ found: 100, checked: 100 });
  });

  it('asks nobody again for where a redirect leads', async () => {
    const paths = ['/moved-twice', '/moved', '/ok', '/moved-to-missing', '/missing'];
    const { asked, results } = await check(frontierOf(paths.map((path) => at(path))));
    expect(asked.toSorted()).toEqual([
      'GET /missing',
      'HEAD /missing',
      'HEAD /moved',
      'HEAD /moved-to-missing',
      'HEAD /moved-twice',
      'HEAD /ok',
    ]);
    expect(paths.map((path) => results.get(at(path))?.outcome)).toEqual([
      'REDIRECTED',
      'REDIRECTED',
      'OK',
      'BROKEN',
      'BROKEN',
    ]);
  });

  it('goes on with what pages add, and ends when they have ended', async () => {
    const frontier = createMemoryLinkFrontier();
    const later = setTimeout(() => {
      frontier.add('https://www.example.com/late', [{ kind: 'link', url: at('/ok?late') }]);
      frontier.endPages();
    }, 50);
    const { asked } = await check(frontier);
    clearTimeout(later);
    expect(asked).toEqual(['HEAD /ok?late']);
  });

  it('is not held up by a host that hangs, which is given up after a while', async () => {
    const hanging = Array.from({ length: 40 }, (_, number) => at(`/hangs?${number}`, '127.0.0.2'));
    const server2 = await startHostileServer({}, '127.0.0.2', server.port);
    const order: string[] = [];
    const frontier = frontierOf([...hanging, at('/ok?a'), at('/ok?b')]);
    const onProgress: CheckLinksRequest['onProgress'] = ({ url, result }) => {
      order.push(`${new URL(url).hostname} ${describeResult(result)}`);
    };
    await check(frontier, { onProgress }, undefined, { answerMs: 300 });
    await server2.close();
    expect(order.slice(0, 2)).toEqual(['127.0.0.1 OK', '127.0.0.1 OK']);
    expect(order.filter((line) => line.includes('was not asked again')).length).toBeGreaterThan(30);
    expect(order).toHaveLength(42);
    expect(server2.requests.length).toBeLessThan(16);
  });
});

describe('a server that asks to be left alone', () => {
  it('is asked again when it has rested', async () => {
    const { results, asked } = await check(frontierOf([at('/limited?1')]));
    expect([...results.values()]).toEqual([{ outcome: 'OK' }]);
    expect(asked).toEqual(['HEAD /limited?1', 'HEAD /limited?1']);
  });

  it.each([
    ['/limited-always', 429],
    ['/maintenance', 503],
  ])('three times is believed: %s', async (path, httpStatus) => {
    const { results, asked } = await check(frontierOf([at(path)]));
    expect([...results.values()]).toMatchObject([{ outcome: 'REQUEST_FAILED', httpStatus }]);
    expect(asked).toHaveLength(3);
  });

  it('for longer than a scan waits is not asked at all any more', async () => {
    const { results, asked } = await check(
      frontierOf([at('/limited-long'), ...[1, 2, 3].map((n) => at(`/ok?${n}`))]),
    );
    const failures = [...results.values()].filter(({ outcome }) => outcome === 'REQUEST_FAILED');
    // The second request may have been under way beside the first.
    expect(failures.length).toBeGreaterThanOrEqual(3);
    expect(asked.length).toBeLessThanOrEqual(2);
    expect(failures[0]).toEqual({
      outcome: 'REQUEST_FAILED',
      httpStatus: 429,
      error: 'The server answers too many requests with 429, and asks for a pause of 86,400 seconds.',
    });
  });
});

describe('robots', () => {
  it('do not ask for what is forbidden to them, but for what a page is made of', async () => {
    const frontier = createMemoryLinkFrontier();
    frontier.add('https://www.example.com/', [
      { kind: 'link', url: at('/ok?link') },
      { kind: 'cite', url: at('/ok?cite') },
      { kind: 'image', url: at('/ok?image') },
    ]);
    frontier.endPages();
    const { results, asked } = await check(frontier, { isForbidden: async () => true });
    expect(asked).toEqual(['HEAD /ok?image']);
    expect([...results.values()].map(({ outcome }) => outcome).toSorted()).toEqual([
      'BLOCKED_BY_ROBOTS',
      'BLOCKED_BY_ROBOTS',
      'OK',
    ]);
  });

  it('do not follow a redirect to what is forbidden to them, unless a page is made of it', async () => {
    const frontier = createMemoryLinkFrontier();
    frontier.add('https://www.example.com/', [
      { kind: 'link', url: at('/moved?link') },
      { kind: 'cite', url: at('/moved-twice') },
      { kind: 'image', url: at('/moved-relative') },
    ]);
    frontier.endPages();
    const isForbidden = async (url: string) => new URL(url).pathname === '/ok';
    const { results, asked } = await check(frontier, { isForbidden });
    expect(asked.toSorted()).toEqual([
      'HEAD /moved',
      'HEAD /moved-relative',
      'HEAD /moved-twice',
      'HEAD /moved?link',
      'HEAD /ok?from=moved',
    ]);
    expect(results.get(at('/moved?link'))).toEqual({ outcome: 'BLOCKED_BY_ROBOTS' });
    expect(results.get(at('/moved-twice'))).toEqual({ outcome: 'BLOCKED_BY_ROBOTS' });
    expect(results.get(at('/moved-relative'))).toMatchObject({ outcome: 'REDIRECTED' });
  });

  it("leave the pause that a site's robots.txt asks for between two requests to it", async () => {
    const starts: number[] = [];
    const noting: Egress['fetch'] = (url, options) => {
      starts.push(performance.now());
      return egress.fetch(url, options);
    };
    const request = {
      frontier: frontierOf([1, 2, 3].map((number) => at(`/ok?${number}`))),
      isForbidden: async () => false,
      crawlDelayMs: 100,
      isOwnHost: (host: string) => host === `127.0.0.1:${server.port}`,
    };
    await checkLinks(request, { fetch: noting, limits }, new AbortController().signal);
    const gaps = starts.slice(1).map((start, index) => start - (starts[index] ?? 0));
    expect(gaps).toHaveLength(2);
    for (const gap of gaps) expect(gap).toBeGreaterThan(95);
  });
});

describe('stopping', () => {
  it('ends with the reason at once, and leaves what was under way to be leased again', async () => {
    const controller = new AbortController();
    const frontier = frontierOf([at('/hangs?1'), at('/hangs?2')]);
    const checking = check(frontier, {}, controller.signal);
    setTimeout(() => controller.abort(new Error('stopped')), 50);
    await expect(checking).rejects.toThrow('stopped');
    expect(frontier.counts()).toMatchObject({ found: 2, checked: 0 });
    frontier.voidLeases();
    expect(await frontier.take({ most: 9, exceptHosts: [] })).toHaveLength(2);
  });

  it('because the frontier fails ends with its error', async () => {
    const frontier = frontierOf([at('/ok'), at('/hangs')]);
    const complete = async () => {
      throw new Error('The database is gone.');
    };
    await expect(check({ ...frontier, complete })).rejects.toThrow('The database is gone.');
  });
});

function describeResult(result: LinkResult): string {
  return result.outcome === 'REQUEST_FAILED' ? result.error : result.outcome;
}
