/** A step of a page passed its limit. */
export class StepTimedOutError extends Error {
  override readonly name = 'StepTimedOutError';
  constructor(step: string, limitMs: number) {
    super(`${step} took longer than ${(limitMs / 1000).toFixed(limitMs < 1000 ? 1 : 0)} s`);
  }
}

/** Settles as the work does, or rejects with StepTimedOutError when that takes too long. */
export async function withLimit<T>(step: string, limitMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StepTimedOutError(step, limitMs)), limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** Like {@link withLimit}, but for work that may as well not end: undefined then. */
export async function atMost<T>(limitMs: number, work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, limitMs, undefined);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** Rejects with the signal's reason once it is aborted. Never a rejection that nobody handles. */
export function rejectOnAbort(signal: AbortSignal): { promise: Promise<never>; dispose(): void } {
  let dispose = () => {};
  const promise = new Promise<never>((_, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
    dispose = () => signal.removeEventListener('abort', abort);
  });
  promise.catch(() => {});
  return { promise, dispose };
}
