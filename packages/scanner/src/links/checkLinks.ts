import { setTimeout as sleep } from 'node:timers/promises';
import type { EgressFetch } from '../egress/fetch.ts';
import { type CheckLinkOptions, checkLink } from './checkLink.ts';
import { createHostTurns, type HostTurns } from './hostTurns.ts';
import { hostOf, type LinkFrontier, type LinkLease, obeysRobots, type TakeLinks } from './linkFrontier.ts';
import { LINK_LIMITS, type LinkLimits, MOST_REQUESTS, MOST_REQUESTS_OF_HOST } from './linkLimits.ts';
import { createLinkMemory, type LinkMemory } from './linkMemory.ts';
import type { LinkResult } from './linkResult.ts';

export interface CheckLinksRequest {
  readonly frontier: LinkFrontier;
  /**
   * Whether robots.txt forbids an address of the crawl's scope; false for all others. Rejects only when the
   * signal aborts.
   */
  readonly isForbidden: (url: string, signal: AbortSignal) => Promise<boolean>;
  /** Least milliseconds between two requests to each of the site's own hosts, as robots.txt asks. Default 0. */
  readonly crawlDelayMs?: number;
  /** By `hostOf`; needed where there is a delay. */
  readonly isOwnHost?: (host: string) => boolean;
  /** Of what earlier runs learnt for the same scan; this one adds to it. One of its own where there is none. */
  readonly memory?: LinkMemory;
  readonly onProgress?: (ended: { readonly url: string; readonly result: LinkResult }) => void;
}

export interface LinkSurroundings {
  readonly fetch: EgressFetch;
  readonly limits?: Partial<LinkLimits>;
}

/** Links that wait for a host which rests are held beside those that are asked for, up to this many in all. */
const MOST_LEASES = 4 * MOST_REQUESTS;

const SHORTEST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 1_000;

/**
 * Asks for every address of a frontier until it is exhausted; while pages may still add some, it looks again
 * every now and then. A host is asked by two requests at a time, and left alone as long as it says.
 *
 * @throws the signal's reason when it aborts, and what the frontier throws; other requests are stopped then, and
 *   their addresses can be leased again
 */
export async function checkLinks(
  request: CheckLinksRequest,
  surroundings: LinkSurroundings,
  signal: AbortSignal,
): Promise<void> {
  const { crawlDelayMs = 0, isOwnHost = () => false, memory = createLinkMemory() } = request;
  const failure = new AbortController();
  const either = AbortSignal.any([signal, failure.signal]);
  const hosts = createHostTurns((host) => (isOwnHost(host) ? crawlDelayMs : 0), memory.hosts);
  const { askedOnce } = memory;
  const underWay = new Map<LinkLease, Promise<void>>();
  const begin = (lease: LinkLease) => {
    const end = checkLease(lease, request, { ...surroundings, hosts, askedOnce }, either)
      .catch((error: unknown) => failure.abort(error))
      .finally(() => underWay.delete(lease));
    underWay.set(lease, end);
  };
  try {
    const { restsMs: longestRestMs } = { ...LINK_LIMITS, ...surroundings.limits };
    await checkAll(request.frontier, { underWay, hosts, longestRestMs, begin }, either);
  } catch (error) {
    failure.abort(error);
    await Promise.all(underWay.values());
    signal.throwIfAborted();
    throw failure.signal.reason;
  }
}

interface Checking {
  readonly underWay: ReadonlyMap<LinkLease, Promise<void>>;
  readonly hosts: HostTurns;
  readonly longestRestMs: number;
  begin(lease: LinkLease): void;
}

async function checkAll(frontier: LinkFrontier, checking: Checking, signal: AbortSignal): Promise<void> {
  const { underWay, begin } = checking;
  let waitMs = SHORTEST_WAIT_MS;
  for (;;) {
    signal.throwIfAborted();
    const request = room(checking);
    const leases = request.most > 0 ? await frontier.take(request) : [];
    for (const lease of leases) begin(lease);
    if (leases.length > 0) {
      waitMs = SHORTEST_WAIT_MS;
      continue;
    }
    if (underWay.size === 0 && (await frontier.isExhausted())) return;
    await nextEnd([...underWay.values()], waitMs, signal);
    waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS);
  }
}

/** How many links may be taken now, and of which hosts none. Links whose host rests take no place. */
function room({ underWay, hosts, longestRestMs }: Checking): TakeLinks {
  const leasesByHost = new Map<string, number>();
  for (const { url } of underWay.keys()) {
    leasesByHost.set(hostOf(url), (leasesByHost.get(hostOf(url)) ?? 0) + 1);
  }
  const resting = hosts.resting();
  const waiting = resting.reduce((sum, { host }) => sum + (leasesByHost.get(host) ?? 0), 0);
  const free = Math.min(MOST_REQUESTS - (underWay.size - waiting), MOST_LEASES - underWay.size);
  const busy = [...leasesByHost].filter(([host, leases]) => leases >= hosts.mostOf(host));
  // Where the rest is longer than links wait, they are taken all the same: each ends at once with that.
  const waitedFor = resting.filter(({ restMs }) => restMs <= longestRestMs);
  return {
    // More at once would often be of one host.
    most: Math.min(free, MOST_REQUESTS_OF_HOST),
    exceptHosts: [...new Set([...busy.map(([host]) => host), ...waitedFor.map(({ host }) => host)])],
  };
}

async function nextEnd(ends: readonly Promise<void>[], waitMs: number, signal: AbortSignal): Promise<void> {
  const isOver = new AbortController();
  const pause = sleep(waitMs, undefined, { signal: AbortSignal.any([signal, isOver.signal]) });
  try {
    await Promise.race([pause, ...ends]);
  } finally {
    isOver.abort();
    pause.catch(() => {});
  }
}

async function checkLease(
  lease: LinkLease,
  { frontier, isForbidden, onProgress }: CheckLinksRequest,
  surroundings: CheckLinkOptions,
  signal: AbortSignal,
): Promise<void> {
  const { url, kinds } = lease;
  const isForRobots = obeysRobots(kinds);
  const options = isForRobots ? { ...surroundings, isForbidden } : surroundings;
  const result: LinkResult =
    isForRobots && (await isForbidden(url, signal))
      ? { outcome: 'BLOCKED_BY_ROBOTS' }
      : await checkLink(url, options, signal);
  signal.throwIfAborted();
  if (await frontier.complete(lease, result)) onProgress?.({ url, result });
}
