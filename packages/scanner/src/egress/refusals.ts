import type { PageFailureReason } from '@sitelens/api-client/contract';
import { normaliseHost } from './target.ts';

/** A connection that the proxy did not make. */
export interface Refusal {
  readonly host: string;
  readonly port: number;
  readonly reason: PageFailureReason;
  /** One sentence for the log; names the host, which a scanned page may have chosen. */
  readonly detail: string;
}

/** Hosts are chosen by scanned pages, so what is remembered must be bounded. */
const MOST_REMEMBERED = 1_000;

export interface Refusals {
  remember(refusal: Refusal): void;
  forget(host: string, port: number): void;
  reasonOf(host: string, port: number): PageFailureReason | undefined;
}

/** Remembers why connections failed: the newest 1,000 targets. */
export function createRefusals(mostRemembered = MOST_REMEMBERED): Refusals {
  const reasons = new Map<string, PageFailureReason>();
  return {
    remember({ host, port, reason }) {
      const key = keyOf(host, port);
      reasons.delete(key);
      reasons.set(key, reason);
      const [oldest] = reasons.keys();
      if (reasons.size > mostRemembered && oldest !== undefined) reasons.delete(oldest);
    },
    forget: (host, port) => void reasons.delete(keyOf(host, port)),
    reasonOf: (host, port) => reasons.get(keyOf(host, port)),
  };
}

function keyOf(host: string, port: number): string {
  return `${normaliseHost(host) ?? host} ${port}`;
}
