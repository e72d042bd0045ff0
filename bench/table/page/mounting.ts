import type { BenchRow } from './BenchRow.ts';
import type { Contender } from './contender.ts';

const WARM_UPS = 5;
const ROUNDS = 31;

/** Milliseconds. */
export interface Mounted {
  readonly name: string;
  /** Until the rows are in the document. */
  readonly script: number;
  /** Until they are laid out as well. */
  readonly laidOut: number;
}

/** Lets contenders show the same rows by turns, so that what else the machine does troubles all alike. Medians. */
export async function measureMounting(
  contenders: readonly Contender[],
  rows: readonly BenchRow[],
): Promise<Mounted[]> {
  const taken = contenders.map((contender) => ({ contender, script: [0], laidOut: [0] }));
  for (let round = 0; round < WARM_UPS + ROUNDS; round++) {
    for (const { contender, script, laidOut } of taken) {
      // A list of its own each time: what was worked out for the last one must not help.
      const fresh = rows.slice();
      await nextFrame();
      const start = performance.now();
      contender.mount(fresh);
      const inDocument = performance.now();
      document.body.getBoundingClientRect();
      const done = performance.now();
      contender.unmount();
      if (round < WARM_UPS) continue;
      script.push(inDocument - start);
      laidOut.push(done - start);
    }
  }
  return taken.map(({ contender, script, laidOut }) => ({
    name: contender.name,
    script: median(script.slice(1)),
    laidOut: median(laidOut.slice(1)),
  }));
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** In the task after a frame, so that nothing of the former turn is left to do. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
