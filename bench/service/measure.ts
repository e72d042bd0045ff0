/** In milliseconds. */
export interface Percentiles {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** Makes a call over and over, one after the other; `run` chooses what it asks for, from 0 on. */
export async function measure(call: (run: number) => Promise<unknown>, runs: number): Promise<Percentiles> {
  const warmUp = Math.ceil(runs / 10);
  const durations: number[] = [];
  for (let run = 0; run < runs + warmUp; run++) {
    const start = performance.now();
    await call(run);
    if (run >= warmUp) durations.push(performance.now() - start);
  }
  const sorted = durations.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}
