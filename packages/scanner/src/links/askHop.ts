import { setTimeout as sleep } from 'node:timers/promises';
import type { EgressFetch, FailedFetch, FetchedResource } from '../egress/fetch.ts';
import type { Silence } from './hostMemory.ts';
import type { HostTurns } from './hostTurns.ts';
import { hostOf } from './linkFrontier.ts';
import { type LinkLimits, MOST_RESTS } from './linkLimits.ts';
import type { KnownEnd } from './linkResult.ts';
import { retryAfterMs } from './retryAfter.ts';

/** What is known of one address, redirects not followed. */
export type HopAnswer =
  | {
      readonly kind: 'ANSWERED';
      readonly status: number;
      /** The Location field, as it was sent. */
      readonly location?: string;
      /** Whether it wants to be recognised by a cookie, which is not kept. */
      readonly setsCookie: boolean;
    }
  /** It wants to be left alone, and still did after it was, or for too long: this says nothing of the address. */
  | { readonly kind: 'TURNED_AWAY'; readonly status: number; readonly restMs: number }
  | { readonly kind: 'FAILED'; readonly failure: FailedFetch }
  /** Not asked, because the host has been silent so often. */
  | { readonly kind: 'NOT_ASKED'; readonly silence: Silence }
  /** Another link checker asked for it: how it ended is known, not each hop. */
  | { readonly kind: 'KNOWN'; readonly end: KnownEnd };

export interface HopSurroundings {
  readonly fetch: EgressFetch;
  readonly hosts: HostTurns;
  readonly limits: LinkLimits;
}

/** What is left of a link's patience; one for all its hops. */
export interface Patience {
  restsLeft: number;
  restsLeftMs: number;
  hasRetried: boolean;
  /** GET for all hops once a server has refused HEAD: what stands behind it often is the same one. */
  method: 'HEAD' | 'GET';
}

export function newPatience({ restsMs }: LinkLimits): Patience {
  return { restsLeft: MOST_RESTS, restsLeftMs: restsMs, hasRetried: false, method: 'HEAD' };
}

/**
 * Asks for one address: by HEAD, and by GET where that is refused or not answered; again after a pause where
 * there was no answer, and after the rest that the server asks for.
 *
 * @param url - Without credentials
 * @throws the signal's reason
 */
export async function askHop(
  url: string,
  patience: Patience,
  { fetch, hosts, limits }: HopSurroundings,
  signal: AbortSignal,
): Promise<HopAnswer> {
  const host = hostOf(url);
  for (;;) {
    const silence = hosts.silenceOf(host);
    if (silence) return { kind: 'NOT_ASKED', silence };
    const gone = hosts.goneOf(host);
    if (gone) return { kind: 'FAILED', failure: gone };
    const { restMs, httpStatus } = hosts.restOf(host) ?? { restMs: 0, httpStatus: 0 };
    if (restMs > patience.restsLeftMs) return { kind: 'TURNED_AWAY', status: httpStatus, restMs };
    patience.restsLeftMs -= restMs;
    const { method } = patience;
    const fetched = await hosts.run(host, signal, () =>
      fetch(url, { method, redirect: 'manual', maxBytes: 0, deadlineMs: limits.answerMs, signal }),
    );
    const next = judge(fetched, patience, limits);
    if (next.kind === 'REST') hosts.rest(host, next.restMs, next.status);
    if (next.kind === 'END') {
      // Its other links leave it alone.
      if (next.answer.kind === 'TURNED_AWAY') hosts.rest(host, next.answer.restMs, next.answer.status);
      if (next.answer.kind === 'FAILED' && next.answer.failure.fault === 'NO_SUCH_NAME') {
        hosts.gone(host, next.answer.failure);
      }
      hosts.heard(host, silenceIn(next.answer));
      return next.answer;
    }
    if (next.kind === 'PAUSE') await sleep(limits.retryPauseMs, undefined, { signal });
  }
}

type Judgement =
  | { readonly kind: 'END'; readonly answer: HopAnswer }
  | { readonly kind: 'AGAIN' | 'PAUSE' }
  | { readonly kind: 'REST'; readonly restMs: number; readonly status: number };

function judge(fetched: FetchedResource | FailedFetch, patience: Patience, limits: LinkLimits): Judgement {
  if (!fetched.ok) {
    if (patience.hasRetried || !mayBeChance(fetched)) return end({ kind: 'FAILED', failure: fetched });
    patience.hasRetried = true;
    // Some servers leave HEAD without an answer.
    patience.method = 'GET';
    return { kind: 'PAUSE' };
  }
  const { status, headers } = fetched;
  const restMs = askedRestMs(fetched, limits);
  if (restMs !== undefined) {
    if (patience.restsLeft === 0) return end({ kind: 'TURNED_AWAY', status, restMs });
    patience.restsLeft -= 1;
    return { kind: 'REST', restMs, status };
  }
  if (status >= 400 && patience.method === 'HEAD') {
    patience.method = 'GET';
    return { kind: 'AGAIN' };
  }
  const location = headers.get('location');
  const setsCookie = headers.has('set-cookie');
  return end({ kind: 'ANSWERED', status, setsCookie, ...(location === undefined ? {} : { location }) });
}

function end(answer: HopAnswer): Judgement {
  return { kind: 'END', answer };
}

/** Bad TLS, a refused address and a name that does not exist stay as they are. */
function mayBeChance({ reason, fault }: FailedFetch): boolean {
  if (reason === 'NAME_NOT_RESOLVED') return fault !== 'NO_SUCH_NAME';
  return reason === 'TIMED_OUT' || reason === 'CONNECTION_FAILED';
}

function askedRestMs({ status, headers }: FetchedResource, { restMs }: LinkLimits): number | undefined {
  const askedMs = retryAfterMs(headers.get('retry-after'));
  if (status === 429) return askedMs ?? restMs;
  return status === 503 ? askedMs : undefined;
}

function silenceIn(answer: HopAnswer): 'TELLING' | Silence {
  if (answer.kind === 'TURNED_AWAY') return { httpStatus: answer.status };
  if (answer.kind === 'ANSWERED') return answer.status === 999 ? { httpStatus: 999 } : 'TELLING';
  return answer.kind === 'FAILED' && mayBeChance(answer.failure) ? {} : 'TELLING';
}
