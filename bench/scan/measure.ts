import type { Contender } from './contender.ts';
import { cpuTimeMs } from './cpuTime.ts';

export interface Measurement {
  readonly name: string;
  /** How many pages it looked at at a time. */
  readonly workers: number;
  readonly pagesPerMinute: number;
  /** Processor time of a page, browser and all. */
  readonly cpuMs: number;
  /** The median time of a page in its worker. */
  readonly medianMs: number;
  /** Elements that violate a rule, over all pages and sizes: what shows that the work was the same. */
  readonly violations: number;
}

/** How many pages a contender checks before the next one has its turn. */
const ROUND = 8;

/**
 * Lets contenders check the same pages by turns, a few pages each: what else the machine does then troubles
 * all of them alike. Each checks one page beforehand, to warm up.
 */
export async function measureByTurns(
  contenders: readonly Contender[],
  workers: number,
  urls: readonly string[],
): Promise<Measurement[]> {
  const totals = contenders.map((contender) => ({
    contender,
    ms: 0,
    cpuMs: 0,
    violations: 0,
    durations: [0],
  }));
  for (const { contender } of totals) await contender.check(urls[0] ?? '');
  for (let from = 0; from < urls.length; from += ROUND) {
    for (const total of totals) {
      const cpuBefore = await cpuTimeMs();
      const start = performance.now();
      const checked = await checkAll(total.contender, workers, urls.slice(from, from + ROUND));
      total.ms += performance.now() - start;
      total.cpuMs += (await cpuTimeMs()) - cpuBefore;
      total.violations += checked.reduce((sum, { violations }) => sum + violations, 0);
      total.durations.push(...checked.map(({ ms }) => ms));
    }
  }
  return totals.map(({ contender, ms, cpuMs, violations, durations }) => ({
    name: contender.name,
    workers,
    pagesPerMinute: (60_000 * urls.length) / ms,
    cpuMs: cpuMs / urls.length,
    medianMs: durations.sort((a, b) => a - b)[Math.ceil(durations.length / 2)] ?? 0,
    violations,
  }));
}

/** One after another in each worker. */
async function checkAll(contender: Contender, workers: number, urls: readonly string[]) {
  const queue = [...urls];
  const checked: { readonly violations: number; readonly ms: number }[] = [];
  const work = async () => {
    for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
      const start = performance.now();
      const violations = await contender.check(url);
      checked.push({ violations, ms: performance.now() - start });
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  return checked;
}
