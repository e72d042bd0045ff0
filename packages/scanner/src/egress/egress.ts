import { randomBytes } from 'node:crypto';
import type { PageFailureReason } from '@sitelens/api-client/contract';
import { parseAllowedTargets } from '@sitelens/api-client/contract';
import { type ConnectionLimits, DEFAULT_LIMITS } from './connect.ts';
import { createFetch, type EgressFetch } from './fetch.ts';
import { FilteringProxy } from './filteringProxy.ts';
import type { ProxyAccess } from './proxyAccess.ts';
import { createRefusals, type Refusal } from './refusals.ts';
import { type Resolve, resolveName } from './resolveName.ts';
import type { ConnectionTarget } from './target.ts';

export interface EgressOptions {
  /** What may be reached although it is not public: `host`, `host:port` or CIDR; a list or comma-separated. */
  readonly allowedTargets?: string | readonly string[];
  readonly log?: (refusal: Refusal) => void;
  /** How names become addresses; the system's resolver unless told otherwise. */
  readonly resolve?: Resolve;
  readonly limits?: Partial<ConnectionLimits>;
  /** The one host and port that can be reached, however public the others; all that is public where left out. */
  readonly only?: ConnectionTarget;
}

/** The only way from the scanner to the network. */
export interface Egress {
  readonly proxy: ProxyAccess;
  /** The proxy's address with the credentials in it. */
  readonly proxyUrl: string;
  readonly fetch: EgressFetch;
  /**
   * Why the last connection to this host and port was not made; undefined when it was, or when none was
   * tried lately. A browser only says that the tunnel or the connection failed.
   */
  refusalOf(host: string, port: number): PageFailureReason | undefined;
  /** Cuts every connection and stops listening. */
  close(): Promise<void>;
}

/**
 * Opens the filtering proxy on a free port of 127.0.0.1.
 *
 * Each name is resolved once a connection, every address that is neither public nor allowed is left out,
 * and the connection goes to an address that was checked, never to the name: an answer that changes
 * between check and connection (DNS rebinding) has nothing to change.
 *
 * @throws when `allowedTargets` can't be read, or nothing can listen on 127.0.0.1.
 */
export async function openEgress(options: EgressOptions = {}): Promise<Egress> {
  const { allowedTargets = [], log, resolve = resolveName, limits, only } = options;
  const refusals = createRefusals();
  const password = randomBytes(24).toString('hex');
  const proxy = new FilteringProxy({
    password,
    allowedTargets: parseAllowedTargets(
      typeof allowedTargets === 'string' ? allowedTargets : [...allowedTargets],
    ),
    resolve,
    limits: { ...DEFAULT_LIMITS, ...limits },
    ...(only && { only }),
    onConnected: (host, port) => refusals.forget(host, port),
    onRefused: (refusal) => {
      // Said once: a page can ask for the same thing thousands of times.
      if (refusals.of(refusal.host, refusal.port)?.reason !== refusal.reason) log?.(refusal);
      refusals.remember(refusal);
    },
  });
  await proxy.listen();
  const access = { server: `http://127.0.0.1:${proxy.port}`, username: PROXY_USER, password };
  const fetching = createFetch(access, refusals.of);
  return {
    proxy: access,
    proxyUrl: `http://${PROXY_USER}:${password}@127.0.0.1:${proxy.port}`,
    fetch: fetching.fetch,
    refusalOf: (host, port) => refusals.of(host, port)?.reason,
    close: async () => {
      await fetching.close();
      await proxy.closeAll();
    },
  };
}

const PROXY_USER = 'scanner';
