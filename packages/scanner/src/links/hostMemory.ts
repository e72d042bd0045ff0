import type { FailedFetch } from '../egress/fetch.ts';
import { LastUsedMap } from './lastUsedMap.ts';
import { MOST_HOSTS_REMEMBERED } from './linkLimits.ts';

/** Why a host is not asked any more: it answers nothing, or nothing but this status. */
export interface Silence {
  readonly httpStatus?: number;
}

export interface Rest {
  readonly host: string;
  /** Milliseconds from now. */
  readonly restMs: number;
  readonly httpStatus: number;
}

/** How a host has behaved. */
export interface HostState {
  /** When it may be asked again for its crawl-delay's sake, by `performance.now()`. */
  notBefore: number;
  /** Links in a row whose answer tells nothing of them. */
  silences: number;
  /** The last of these. */
  silence: Silence;
  /** Where there is no such host: as what its first link failed. */
  gone?: FailedFetch;
}

/** How hosts have behaved, and for how long they want to be left alone. Hosts as `hostOf` names them. */
export interface HostMemory {
  /** To be changed in place. */
  stateOf(host: string): HostState;
  /** That it asked, with that status, for nothing to be asked of it for so long, from now. */
  rest(host: string, restMs: number, httpStatus: number): void;
  /** Undefined when it doesn't rest. */
  restOf(host: string): Rest | undefined;
  /** Those that rest now. */
  resting(): readonly Rest[];
}

export function createHostMemory(): HostMemory {
  const states = new LastUsedMap<string, HostState>({ entries: MOST_HOSTS_REMEMBERED });
  const rests = new LastUsedMap<string, { readonly until: number; readonly httpStatus: number }>({
    entries: MOST_HOSTS_REMEMBERED,
  });
  const restOf = (host: string): Rest | undefined => {
    const rest = rests.get(host);
    const restMs = (rest?.until ?? 0) - performance.now();
    if (rest && restMs > 0) return { host, restMs, httpStatus: rest.httpStatus };
    rests.delete(host);
    return undefined;
  };
  return {
    stateOf(host) {
      const known = states.get(host);
      if (known) return known;
      const state: HostState = { notBefore: 0, silences: 0, silence: {} };
      states.set(host, state);
      return state;
    },
    rest(host, restMs, httpStatus) {
      const until = performance.now() + restMs;
      if (until > (rests.get(host)?.until ?? 0)) rests.set(host, { until, httpStatus });
    },
    restOf,
    resting: () => rests.keys().flatMap((host) => restOf(host) ?? []),
  };
}
