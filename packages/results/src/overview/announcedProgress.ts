import type { CountedProgress } from './countedProgress.ts';

/** In steps of a quarter: a screen reader that hears each page hears nothing else. */
const STEP = 25;

/** The share of what was found so far that is done, in percent, rounded down to a quarter. */
export function announcedPercent({ done, found }: Pick<CountedProgress, 'done' | 'found'>): number {
  if (found === 0) return 0;
  const percent = Math.min(100, (done / found) * 100);
  return Math.floor(percent / STEP) * STEP;
}
