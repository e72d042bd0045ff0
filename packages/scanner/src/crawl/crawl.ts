import { setTimeout as sleep } from 'node:timers/promises';
import type { PageResult } from '../pageResult.ts';
import type { Frontier, FrontierPage } from './frontier.ts';
import { type ScanPage, scanLeasedPage } from './scanLeasedPage.ts';

export interface CrawlEvent {
  readonly kind: 'STARTED' | 'ENDED';
  readonly page: FrontierPage;
  /** Only when ended. */
  readonly result?: PageResult;
}

export interface CrawlOptions {
  readonly frontier: Frontier;
  /** Pages at a time; at least 1. */
  readonly concurrency: number;
  /** Least time between the starts of two pages, as robots.txt asks for. Default 0. */
  readonly crawlDelayMs?: number;
  readonly scanPage: ScanPage;
  readonly onProgress?: (event: CrawlEvent) => void;
  readonly signal?: AbortSignal;
}

const SHORTEST_WAIT_MS = 20;
const LONGEST_WAIT_MS = 500;

/**
 * Scans every page of a frontier to its end.
 *
 * @throws the signal's reason when it aborts, and what the frontier throws; other pages are stopped then
 */
export async function crawl(options: CrawlOptions): Promise<void> {
  const failure = new AbortController();
  const signal = options.signal ? AbortSignal.any([options.signal, failure.signal]) : failure.signal;
  const awaitTurn = createPacer(options.crawlDelayMs ?? 0);
  const workers = Array.from({ length: Math.max(1, Math.floor(options.concurrency)) }, () =>
    work(options, awaitTurn, signal).catch((error) => {
      failure.abort(error);
      throw error;
    }),
  );
  const ends = await Promise.allSettled(workers);
  options.signal?.throwIfAborted();
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failure.signal.reason;
}

async function work(
  { frontier, scanPage, onProgress }: CrawlOptions,
  awaitTurn: (signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  let waitMs = SHORTEST_WAIT_MS;
  while (!signal.aborted) {
    const lease = await frontier.lease();
    if (!lease) {
      if (await frontier.isExhausted()) return;
      // Other workers hold the pages whose links are waited for.
      await sleep(waitMs, undefined, { signal });
      waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS);
      continue;
    }
    waitMs = SHORTEST_WAIT_MS;
    await awaitTurn(signal);
    onProgress?.({ kind: 'STARTED', page: lease.page });
    const { result, isKept } = await scanLeasedPage(frontier, lease, scanPage, signal);
    if (isKept) onProgress?.({ kind: 'ENDED', page: lease.page, result });
  }
  signal.throwIfAborted();
}

/** Lets its callers go on one by one, each at least `delayMs` after the one before really went on. */
function createPacer(delayMs: number): (signal: AbortSignal) => Promise<void> {
  let latest = Number.NEGATIVE_INFINITY;
  let previous: Promise<void> = Promise.resolve();
  return (signal) => {
    const turn = previous.then(async () => {
      const waitMs = latest + delayMs - performance.now();
      if (waitMs > 0) await sleep(waitMs, undefined, { signal });
      latest = performance.now();
    });
    // A caller that was stopped while it waited holds nobody up.
    previous = turn.catch(() => undefined);
    return turn;
  };
}
