/** Work that can be left between any two steps. */
export type Steps<Result> = Generator<void, Result, void>;

/** A frame has 16 ms, and the page has its own work in it. */
const SLICE_MS = 10;

/** Does it all at once. */
export function inOneGo<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Lets the page do its own work. */
export type Pause = () => Promise<void>;

/** Does it in slices, with a pause after each. Undefined if it was called off. */
export async function inSlices<Result>(
  steps: Steps<Result>,
  signal: AbortSignal,
  pause: Pause,
): Promise<Result | undefined> {
  while (!signal.aborted) {
    const end = performance.now() + SLICE_MS;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
    await pause();
  }
  return undefined;
}

/** Until the next task. A timer would wait for 4 ms each time, and a microtask lets nothing else run. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

/** Until the page has nothing else to do; where a browser can't tell, for a moment. */
export function idleTime(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 50);
  });
}
