import type { PageFailureReason } from '@sitelens/api-client/contract';
import { normaliseHost } from './target.ts';

/**
 * What is known of a refusal beyond its reason: that the name server says that there is no such name (and not
 * that it failed to answer), or that the server accepted no connection (and not that it broke one off).
 */
export type EgressFault = 'NO_SUCH_NAME' | 'NOT_ACCEPTED';

/** A connection that the proxy did not make. */
export interface Refusal {
  readonly host: string;
  readonly port: number;
  readonly reason: PageFailureReason;
  readonly fault?: EgressFault;
  /** One sentence for the log; names the host, which a scanned page may have chosen. */
  readonly detail: string;
}

/** Hosts are chosen by scanned pages, so what is remembered must be bounded. */
const MOST_REMEMBERED = 1_000;

export interface Refusals {
  remember(refusal: Refusal): void;
  forget(host: string, port: number): void;
  of(host: string, port: number): Pick<Refusal, 'reason' | 'fault'> | undefined;
}

/** Remembers why connections failed: the newest 1,000 targets. */
export function createRefusals(mostRemembered = MOST_REMEMBERED): Refusals {
  const refusals = new Map<string, Pick<Refusal, 'reason' | 'fault'>>();
  return {
    remember({ host, port, reason, fault }) {
      const key = keyOf(host, port);
      refusals.delete(key);
      refusals.set(key, fault === undefined ? { reason } : { reason, fault });
      const [oldest] = refusals.keys();
      if (refusals.size > mostRemembered && oldest !== undefined) refusals.delete(oldest);
    },
    forget: (host, port) => void refusals.delete(keyOf(host, port)),
    of: (host, port) => refusals.get(keyOf(host, port)),
  };
}

function keyOf(host: string, port: number): string {
  return `${normaliseHost(host) ?? host} ${port}`;
}
