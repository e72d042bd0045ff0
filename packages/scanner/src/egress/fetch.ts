import { type Dispatcher, ProxyAgent, type Response, fetch as undiciFetch } from 'undici';
import { SCANNER_USER_AGENT } from '../userAgent.ts';
import { type FetchFailure, failureOf, type RefusalOf } from './fetchFailure.ts';
import type { ProxyAccess } from './proxyAccess.ts';
import { readBounded } from './readBounded.ts';
import { redirectTarget } from './redirectTarget.ts';

export interface EgressFetchOptions {
  readonly signal?: AbortSignal;
  /** Of the body after decompression; what is beyond is not read, nor anything for 0. Default 1,000,000. */
  readonly maxBytes?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: 'GET' | 'HEAD';
  /** For the whole: all redirects and the body. Default 15,000. */
  readonly deadlineMs?: number;
  /** `manual` hands back the redirect itself. Default `follow`, at most {@link MOST_REDIRECTS} times. */
  readonly redirect?: 'follow' | 'manual';
}

export interface FetchedResource {
  readonly ok: true;
  /** Of the last hop. */
  readonly url: string;
  /** Addresses that were left by a redirect, in order. */
  readonly redirects: readonly string[];
  readonly status: number;
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Uint8Array;
  /** Whether the body went on beyond `maxBytes`. */
  readonly isCutShort: boolean;
}

export interface FailedFetch extends FetchFailure {
  readonly ok: false;
  readonly url: string;
  readonly detail: string;
}

/** Fetches over the filtering proxy. Rejects only when the caller's signal aborts, with its reason. */
export type EgressFetch = (
  url: string,
  options?: EgressFetchOptions,
) => Promise<FetchedResource | FailedFetch>;

/** RFC 9309, 2.3.1.2 asks for five at least; browsers follow twenty. */
export const MOST_REDIRECTS = 10;

export function createFetch(proxy: ProxyAccess, refusalOf: RefusalOf) {
  const token = `Basic ${Buffer.from(`${proxy.username}:${proxy.password}`).toString('base64')}`;
  // A tunnel for http too: a refusal is then a failure, never something that looks like the site's answer.
  const dispatcher = new ProxyAgent({ uri: proxy.server, token, proxyTunnel: true });
  const fetchOnce: EgressFetch = async (url, options = {}) => {
    const { signal, deadlineMs = 15_000 } = options;
    const deadline = AbortSignal.timeout(deadlineMs);
    const either = signal ? AbortSignal.any([signal, deadline]) : deadline;
    const hop = { url };
    try {
      return await follow(hop, options, dispatcher, either);
    } catch (error) {
      signal?.throwIfAborted();
      const failure: FetchFailure = deadline.aborted
        ? { reason: 'TIMED_OUT' }
        : failureOf(error, hop.url, refusalOf);
      const detail = `${hop.url} could not be fetched: ${failure.reason}.`;
      return { ok: false, url: hop.url, ...failure, detail };
    }
  };
  return { fetch: fetchOnce, close: () => dispatcher.destroy() };
}

/** `hop.url` follows along, so that a failure is put down to the host where it happened. */
async function follow(
  hop: { url: string },
  options: EgressFetchOptions,
  dispatcher: Dispatcher,
  signal: AbortSignal,
): Promise<FetchedResource | FailedFetch> {
  const { maxBytes = 1_000_000, headers = {}, method = 'GET', redirect = 'follow' } = options;
  const redirects: string[] = [];
  for (;;) {
    const response = await undiciFetch(hop.url, {
      method,
      headers: { 'user-agent': SCANNER_USER_AGENT, ...headers },
      redirect: 'manual',
      dispatcher,
      signal,
    });
    const next = redirect === 'follow' ? nextHop(response, hop.url) : undefined;
    if (next === undefined) {
      const { bytes, isCutShort } = await readBounded(response, maxBytes);
      const names = new Map(response.headers);
      return {
        ok: true,
        url: hop.url,
        redirects,
        status: response.status,
        headers: names,
        body: bytes,
        isCutShort,
      };
    }
    await response.body?.cancel();
    redirects.push(hop.url);
    if (redirects.length > MOST_REDIRECTS) return tooManyRedirects(hop.url);
    hop.url = next;
  }
}

function tooManyRedirects(url: string): FailedFetch {
  return { ok: false, url, reason: 'TOO_MANY_REDIRECTS', detail: `More than ${MOST_REDIRECTS} redirects.` };
}

/** 300 and 304 lead nowhere by themselves (RFC 9110, 15.4). */
export function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status);
}

function nextHop(response: Response, from: string): string | undefined {
  if (!isRedirect(response.status)) return undefined;
  const next = redirectTarget(response.headers.get('location'), from);
  return next && /^https?:$/.test(next.protocol) ? next.href : undefined;
}
