/** Milliseconds. */
export interface Sorted {
  readonly name: string;
  /** From the press until the rows stand in their new order. */
  readonly total: number;
  /** The longest time in which the page could do nothing else. */
  readonly longestBlock: number;
}

/** Presses and waits, and meanwhile knocks at the main thread as often as it opens. */
export async function measureSort(name: string, press: () => void, isDone: () => boolean): Promise<Sorted> {
  const start = performance.now();
  let last = start;
  let longestBlock = 0;
  press();
  for (;;) {
    const now = performance.now();
    longestBlock = Math.max(longestBlock, now - last);
    last = now;
    if (isDone()) return { name, total: now - start, longestBlock };
    if (now - start > 60_000) throw new Error(`${name}: nothing changed`);
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(undefined);
    });
  }
}
