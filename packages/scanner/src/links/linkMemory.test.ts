import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Egress, openEgress } from '../egress/egress.ts';
import type { CountingServer } from '../egress/listener.testing.ts';
import { type CheckLinksRequest, checkLinks } from './checkLinks.ts';
import { startHostileServer } from './hostileServer.testing.ts';
import { createLinkMemory } from './linkMemory.ts';
import type { LinkResult } from './linkResult.ts';
import { createMemoryLinkFrontier } from './memoryLinkFrontier.ts';

let server: CountingServer;
let egress: Egress;
beforeAll(async () => {
  server = await startHostileServer({
    '/limited': (response) => response.writeHead(429, { 'retry-after': '3600' }).end(),
  });
  egress = await openEgress({ allowedTargets: '127.0.0.0/8' });
});
afterAll(async () => {
  await egress.close();
  await server.close();
});

const limits = { answerMs: 5_000, retryPauseMs: 1, restMs: 5, restsMs: 500, wholeMs: 15_000 };
const at = (path: string) => `http://127.0.0.1:${server.port}${path}`;
const unstopped = new AbortController().signal;

/** One run over these paths: how each ended, and what was asked for it. */
async function run(
  paths: readonly string[],
  options: Partial<CheckLinksRequest> = {},
  { answerMs }: { readonly answerMs: number } = limits,
) {
  const frontier = createMemoryLinkFrontier();
  const references = paths.map((path) => ({ kind: 'link', url: at(path) }) as const);
  frontier.add('https://www.example.com/', references);
  frontier.endPages();
  const before = server.requests.length;
  const results = new Map<string, LinkResult>();
  const onProgress = ({ url, result }: { url: string; result: LinkResult }) => {
    results.set(url, result);
  };
  const request = { frontier, isForbidden: async () => false, onProgress, ...options };
  await checkLinks(request, { fetch: egress.fetch, limits: { ...limits, answerMs } }, unstopped);
  const asked = server.requests.slice(before).map(({ method, url }) => `${method} ${url}`);
  return { asked, outcomes: paths.map((path) => results.get(at(path))) };
}

describe('two runs with one memory', () => {
  let memory = createLinkMemory();
  beforeEach(() => {
    memory = createLinkMemory();
  });

  it('ask for no address twice, be it a link or where one leads', async () => {
    expect((await run(['/moved'], { memory })).asked).toEqual(['HEAD /moved', 'HEAD /ok']);
    const { asked, outcomes } = await run(['/moved-twice', '/ok'], { memory });
    expect(asked).toEqual(['HEAD /moved-twice']);
    expect(outcomes).toEqual([
      { outcome: 'REDIRECTED', httpStatus: 307, leadsTo: at('/ok') },
      { outcome: 'OK' },
    ]);
  });

  it('leave a host alone as long as it has said, and each with its own does not', async () => {
    expect((await run(['/limited'], { memory })).asked).toEqual(['HEAD /limited']);
    const { asked, outcomes } = await run(['/ok?later'], { memory });
    expect(asked).toEqual([]);
    expect(outcomes).toMatchObject([{ outcome: 'REQUEST_FAILED', httpStatus: 429 }]);
    expect((await run(['/ok?later'])).asked).toEqual(['HEAD /ok?later']);
  });

  it('do not ask a host any more whose silences are enough in sum', async () => {
    const impatient = { answerMs: 100 };
    await run(['/hangs?1', '/hangs?2', '/hangs?3'], { memory }, impatient);
    const { asked } = await run(['/hangs?4', '/hangs?5'], { memory }, impatient);
    expect(asked).toHaveLength(4);
    const last = await run(['/ok?silent'], { memory });
    expect(last.asked).toEqual([]);
    expect(last.outcomes).toMatchObject([{ error: expect.stringContaining('was not asked again') }]);
  });

  it('leave the pause of robots.txt between the last request of one and the first of the other', async () => {
    const starts: number[] = [];
    const noting: Egress['fetch'] = (url, options) => {
      starts.push(performance.now());
      return egress.fetch(url, options);
    };
    for (const path of ['/ok?first', '/ok?second']) {
      const frontier = createMemoryLinkFrontier();
      frontier.add('https://www.example.com/', [{ kind: 'link', url: at(path) }]);
      frontier.endPages();
      const own = { isForbidden: async () => false, crawlDelayMs: 300, isOwnHost: () => true };
      await checkLinks({ frontier, memory, ...own }, { fetch: noting, limits }, unstopped);
    }
    const [first = 0, second = 0] = starts;
    expect(second - first).toBeGreaterThan(295);
  });
});

describe('a memory that learnt how addresses ended', () => {
  it('has none of them asked for again, nor where they lead', async () => {
    const memory = createLinkMemory();
    memory.learn(at('/ok'), { outcome: 'OK' });
    memory.learn(at('/missing'), { outcome: 'BROKEN', httpStatus: 404, error: 'Not Found' });
    memory.learn(at('/a'), { outcome: 'REDIRECTED', httpStatus: 301, leadsTo: at('/end#part') });
    const { asked, outcomes } = await run(['/moved', '/moved-to-missing', '/end', '/a'], { memory });
    expect(asked.toSorted()).toEqual(['HEAD /moved', 'HEAD /moved-to-missing']);
    expect(outcomes).toEqual([
      { outcome: 'REDIRECTED', httpStatus: 301, leadsTo: at('/ok') },
      { outcome: 'BROKEN', httpStatus: 404, error: 'Not Found' },
      { outcome: 'OK' },
      { outcome: 'REDIRECTED', httpStatus: 301, leadsTo: at('/end#part') },
    ]);
  });

  it('follows on from where a redirect leads by its own first status', async () => {
    const memory = createLinkMemory();
    memory.learn(at('/moved'), { outcome: 'REDIRECTED', httpStatus: 301, leadsTo: at('/end') });
    expect((await run(['/moved-twice'], { memory })).outcomes).toEqual([
      { outcome: 'REDIRECTED', httpStatus: 307, leadsTo: at('/end') },
    ]);
  });

  it('lets robots.txt forbid to a link what was followed for a picture', async () => {
    const memory = createLinkMemory();
    memory.learn(at('/a'), { outcome: 'REDIRECTED', httpStatus: 301, leadsTo: at('/secret') });
    memory.learn(at('/b'), { outcome: 'BLOCKED_BY_ROBOTS' });
    const isForbidden = async (url: string) => url === at('/secret');
    const { asked, outcomes } = await run(['/a', '/b'], { memory, isForbidden });
    expect(outcomes).toEqual([{ outcome: 'BLOCKED_BY_ROBOTS' }, { outcome: 'OK' }]);
    expect(asked).toEqual(['HEAD /b']);
  });

  it('does not take what was said of a password for what is said without it', async () => {
    const memory = createLinkMemory();
    const withPassword = at('/ok').replace('//', '//user:secret@');
    memory.learn(withPassword, { outcome: 'REQUEST_FAILED', httpStatus: 401, error: 'Not sent.' });
    expect((await run(['/ok'], { memory })).outcomes).toEqual([{ outcome: 'OK' }]);
  });
});
