import { setTimeout as sleep } from 'node:timers/promises';
import { MOST_REQUESTS, MOST_REQUESTS_OF_HOST, MOST_SILENCES } from './linkLimits.ts';
import { createSlots, type Slots } from './slots.ts';

/** Why a host is not asked any more: it answers nothing, or nothing but this status. */
export interface Silence {
  readonly httpStatus?: number;
}

interface Rest {
  readonly host: string;
  /** Milliseconds from now. */
  readonly restMs: number;
  readonly httpStatus: number;
}

/** When each host may be asked: so many at a time, with the pauses that it asks for. Hosts as `hostOf` names them. */
export interface HostTurns {
  /**
   * Makes a request when its turn has come.
   *
   * @throws the signal's reason when it aborts before, and what the request throws
   */
  run<T>(host: string, signal: AbortSignal, request: () => Promise<T>): Promise<T>;
  /** Requests that it takes at a time. */
  mostOf(host: string): number;
  /** Asks nothing of the host for so long, from now; it said so with that status. */
  rest(host: string, restMs: number, httpStatus: number): void;
  /** Undefined when it doesn't rest. */
  restOf(host: string): Rest | undefined;
  /** Those that rest now. */
  resting(): readonly Rest[];
  /** Keeps whether what a host answered to a link tells anything about the link. */
  heard(host: string, answer: 'TELLING' | Silence): void;
  /** That it has been silent so often in a row that asking on is no use. */
  silenceOf(host: string): Silence | undefined;
}

interface HostState {
  readonly slots: Slots;
  /** By `performance.now()`. */
  notBefore: number;
  silences: number;
  silence: Silence;
}

/** @param pauseOf - Least milliseconds between the starts of two requests to a host; with one, one at a time. */
export function createHostTurns(pauseOf: (host: string) => number = () => 0): HostTurns {
  const mostOf = (host: string) => (pauseOf(host) > 0 ? 1 : MOST_REQUESTS_OF_HOST);
  const all = createSlots(MOST_REQUESTS);
  const states = new Map<string, HostState>();
  const stateOf = (host: string) => {
    const known = states.get(host);
    if (known) return known;
    const state = { slots: createSlots(mostOf(host)), notBefore: 0, silences: 0, silence: {} };
    states.set(host, state);
    return state;
  };
  const rests = new Map<string, { readonly until: number; readonly httpStatus: number }>();
  const restOf = (host: string): Rest | undefined => {
    const rest = rests.get(host);
    const restMs = (rest?.until ?? 0) - performance.now();
    if (rest && restMs > 0) return { host, restMs, httpStatus: rest.httpStatus };
    rests.delete(host);
    return undefined;
  };
  return {
    async run(host, signal, request) {
      const state = stateOf(host);
      await state.slots.take(signal);
      try {
        await takeInTime(all, () => Math.max(pauseLeft(state), restOf(host)?.restMs ?? 0), signal);
        try {
          state.notBefore = performance.now() + pauseOf(host);
          return await request();
        } finally {
          all.give();
        }
      } finally {
        state.slots.give();
      }
    },
    rest(host, restMs, httpStatus) {
      const until = performance.now() + restMs;
      if (until > (rests.get(host)?.until ?? 0)) rests.set(host, { until, httpStatus });
    },
    mostOf,
    restOf,
    resting: () => [...rests.keys()].flatMap((host) => restOf(host) ?? []),
    heard(host, answer) {
      const state = stateOf(host);
      state.silences = answer === 'TELLING' ? 0 : state.silences + 1;
      if (answer !== 'TELLING') state.silence = answer;
    },
    silenceOf(host) {
      const state = states.get(host);
      return state && state.silences >= MOST_SILENCES ? state.silence : undefined;
    },
  };
}

function pauseLeft({ notBefore }: HostState): number {
  return notBefore - performance.now();
}

/** A place among all requests is not held while the host rests, and the host may be told to rest meanwhile. */
async function takeInTime(all: Slots, waitMsLeft: () => number, signal: AbortSignal): Promise<void> {
  for (;;) {
    const waitMs = waitMsLeft();
    if (waitMs > 0) await sleep(waitMs, undefined, { signal });
    await all.take(signal);
    if (waitMsLeft() <= 0) return;
    all.give();
  }
}
