import { setTimeout as sleep } from 'node:timers/promises';
import type { FailedFetch } from '../egress/fetch.ts';
import { createHostMemory, type HostMemory, type HostState, type Rest, type Silence } from './hostMemory.ts';
import { MOST_REQUESTS, MOST_REQUESTS_OF_HOST, MOST_SILENCES } from './linkLimits.ts';
import { createSlots, type Slots } from './slots.ts';

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
  /** Keeps that there is no such host: thousands of links to it would be as many questions to the name server. */
  gone(host: string, failure: FailedFetch): void;
  /** As what its first link failed. */
  goneOf(host: string): FailedFetch | undefined;
  /** Keeps whether what a host answered to a link tells anything about the link. */
  heard(host: string, answer: 'TELLING' | Silence): void;
  /** That it has been silent so often in a row that asking on is no use. */
  silenceOf(host: string): Silence | undefined;
}

/**
 * @param pauseOf - Least milliseconds between the starts of two requests to a host; with one, one at a time
 * @param memory - Of what hosts did before
 */
export function createHostTurns(
  pauseOf: (host: string) => number = () => 0,
  memory: HostMemory = createHostMemory(),
): HostTurns {
  const mostOf = (host: string) => (pauseOf(host) > 0 ? 1 : MOST_REQUESTS_OF_HOST);
  const all = createSlots(MOST_REQUESTS);
  const slotsByHost = new Map<string, Slots>();
  const slotsOf = (host: string) => {
    const slots = slotsByHost.get(host) ?? createSlots(mostOf(host));
    slotsByHost.set(host, slots);
    return slots;
  };
  const { rest, restOf, resting, stateOf } = memory;
  return {
    async run(host, signal, request) {
      const slots = slotsOf(host);
      await slots.take(signal);
      try {
        const waitMsLeft = () => Math.max(pauseLeft(stateOf(host)), restOf(host)?.restMs ?? 0);
        await takeInTime(all, waitMsLeft, signal);
        try {
          stateOf(host).notBefore = performance.now() + pauseOf(host);
          return await request();
        } finally {
          all.give();
        }
      } finally {
        slots.give();
      }
    },
    rest,
    mostOf,
    restOf,
    resting,
    gone(host, failure) {
      stateOf(host).gone = failure;
    },
    goneOf: (host) => stateOf(host).gone,
    heard(host, answer) {
      const state = stateOf(host);
      state.silences = answer === 'TELLING' ? 0 : state.silences + 1;
      if (answer !== 'TELLING') state.silence = answer;
    },
    silenceOf(host) {
      const { silences, silence } = stateOf(host);
      return silences >= MOST_SILENCES ? silence : undefined;
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
