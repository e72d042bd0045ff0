import { expect, it } from 'vitest';
import type { EgressFetch } from '../egress/fetch.ts';
import { createRobotsGuard, guardByRobots } from './robotsGuard.ts';
import { scanned } from './siteGraph.testing.ts';

const signal = new AbortController().signal;
const page = (url: string) => ({ id: '1', ordinal: 1, url });

/** At the network's edge: which robots.txt each origin answers with. */
function fetching(texts: Readonly<Record<string, string>>) {
  const asked: string[] = [];
  const fetch: EgressFetch = async (url) => {
    asked.push(url);
    const text = texts[new URL(url).origin];
    if (text === undefined) return { ok: false, url, reason: 'CONNECTION_FAILED', detail: 'No connection.' };
    const body = Buffer.from(text);
    return { ok: true, url, redirects: [], status: 200, headers: new Map(), body, isCutShort: false };
  };
  return { asked, egress: { fetch } };
}

it('reads the robots.txt of a host that the crawl came upon, once', async () => {
  const { asked, egress } = fetching({ 'https://shop.example.com': 'User-agent: *\nDisallow: /cart' });
  const guarded = guardByRobots({ robots: [], egress, scanPage: async () => scanned() });

  expect(await guarded(page('https://shop.example.com/'), signal)).toMatchObject({ outcome: 'SCANNED' });
  expect(await guarded(page('https://shop.example.com/cart'), signal)).toEqual({
    outcome: 'BLOCKED_BY_ROBOTS',
  });
  expect(asked).toEqual(['https://shop.example.com/robots.txt']);
});

it('asks nothing of an origin whose rules were applied before', async () => {
  const { asked, egress } = fetching({});
  const robots = [{ origin: 'https://example.com', kind: 'ALLOW_ALL' }] as const;
  const guarded = guardByRobots({ robots, egress, scanPage: async () => scanned() });
  expect(await guarded(page('https://example.com/'), signal)).toMatchObject({ outcome: 'SCANNED' });
  expect(asked).toEqual([]);
});

it('does not visit a host whose robots.txt can not be reached, and says why', async () => {
  const { egress } = fetching({});
  const guarded = guardByRobots({ robots: [], egress, scanPage: () => Promise.reject(new Error('visited')) });
  expect(await guarded(page('https://down.example.com/'), signal)).toMatchObject({
    outcome: 'FAILED',
    reason: 'CONNECTION_FAILED',
  });
});

it('stops waiting for a page that is no longer wanted, and goes on for the others', async () => {
  let answer = () => {};
  const fetch: EgressFetch = (url) =>
    new Promise((resolve) => {
      answer = () =>
        resolve({
          ok: true,
          url,
          redirects: [],
          status: 404,
          headers: new Map(),
          body: Buffer.of(),
          isCutShort: false,
        });
    });
  const guard = createRobotsGuard({ robots: [], egress: { fetch } });
  const controller = new AbortController();
  const stopped = guard.refusalOf('https://shop.example.com/a', controller.signal);
  const waiting = guard.refusalOf('https://shop.example.com/b', signal);
  controller.abort(new Error('stopped'));
  await expect(stopped).rejects.toThrow('stopped');
  answer();
  expect(await waiting).toBeUndefined();
});
