import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from './log.ts';

interface RepeatOptions {
  /** Ends it, between two times. */
  readonly signal: AbortSignal;
  /** From the end of one time to the begin of the next, in milliseconds. */
  readonly intervalMs: number;
  readonly log: Log;
  /** What the log says of a time that failed; the next one comes all the same. */
  readonly failure: string;
}

/** Does something again and again: what the store knows to be done must not hang on a job that can be lost. */
export async function repeatUntil(options: RepeatOptions, act: () => Promise<void>): Promise<void> {
  const { signal, intervalMs, log, failure } = options;
  while (!signal.aborted) {
    try {
      await act();
    } catch (error) {
      log.error({ err: error }, failure);
    }
    await sleep(intervalMs, undefined, { signal }).catch(() => {});
  }
}
