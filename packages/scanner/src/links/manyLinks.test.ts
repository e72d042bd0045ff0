import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { EgressFetch } from '../egress/fetch.ts';
import { checkLinks } from './checkLinks.ts';
import { hostOf } from './linkFrontier.ts';
import { createMemoryLinkFrontier } from './memoryLinkFrontier.ts';

/** At the network's edge: a web that answers everything well, and counts. */
function countingWeb() {
  const asked: string[] = [];
  const underWay = new Map<string, number>();
  const most = { inAll: 0, ofHost: 0 };
  const count = (host: string, change: number) => {
    underWay.set(host, (underWay.get(host) ?? 0) + change);
    most.inAll = Math.max(
      most.inAll,
      [...underWay.values()].reduce((sum, one) => sum + one, 0),
    );
    most.ofHost = Math.max(most.ofHost, underWay.get(host) ?? 0);
  };
  const fetch: EgressFetch = async (url) => {
    asked.push(url);
    count(hostOf(url), 1);
    await nextTurn();
    count(hostOf(url), -1);
    return {
      ok: true,
      url,
      redirects: [],
      status: 200,
      headers: new Map(),
      body: Buffer.of(),
      isCutShort: true,
    };
  };
  return { fetch, asked, most };
}

it('asks for ten thousand links of a page once each, sixteen at a time and two of a host', async () => {
  const { fetch, asked, most } = countingWeb();
  const frontier = createMemoryLinkFrontier();
  const references = Array.from(
    { length: 10_000 },
    (_, number) =>
      ({ kind: 'link', url: `https://host${Math.floor(number / 1_000)}.example/${number}` }) as const,
  );
  frontier.add('https://www.example.com/', references);
  frontier.endPages();
  await checkLinks({ frontier, isForbidden: async () => false }, { fetch }, new AbortController().signal);
  expect(asked).toHaveLength(10_000);
  expect(new Set(asked).size).toBe(10_000);
  expect(most).toEqual({ inAll: 16, ofHost: 2 });
});
