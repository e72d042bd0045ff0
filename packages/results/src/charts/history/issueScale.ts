/** A vertical axis from 0 to `max`, in steps of a round number. */
export interface IssueScale {
  readonly max: number;
  readonly tickAmount: number;
}

/** As many steps at most; fewer where the next round step is larger. */
const STEPS = 7;
const ROUND = [1, 2, 5, 10];
/** Of the axis's height: what stays free above the tallest bar, for its number. */
const HEADROOM = 0.1;

/** The axis for counts up to `most`: whole issues, also where there are only a few. */
export function issueScale(most: number): IssueScale {
  const needed = Math.max(1, most * (1 + HEADROOM));
  const rough = Math.max(1, needed / STEPS);
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = magnitude * (ROUND.find((factor) => factor * magnitude >= rough) ?? 10);
  const tickAmount = Math.ceil(needed / step);
  return { max: tickAmount * step, tickAmount };
}
