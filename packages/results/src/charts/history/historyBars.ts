import { formatDate } from '../../internal/format.ts';

/** A scan that has ended, and what it found. */
export interface HistoryScan {
  readonly scanId: string;
  readonly endedAt: Date;
  /** Count of accessibility issues. */
  readonly issues: number;
}

/** What one bar stands for; a week begins on Monday. */
export type HistoryPeriod = 'day' | 'week' | 'month' | 'year';

/** One bar of the history: the scans that ended in the same period. */
export interface HistoryBar {
  /** The period's first day, `yyyy-MM-dd`; of a month `yyyy-MM`, of a year `yyyy`. */
  readonly label: string;
  readonly period: HistoryPeriod;
  /** Of several scans the average, rounded up. */
  readonly issues: number;
  /** At least one, oldest first. */
  readonly scans: readonly HistoryScan[];
}

/** More would be too thin to be read or pointed at on a phone: at 360 px they are 14 px apart. */
const MOST_BARS = 20;

/** From fine to coarse. */
const PERIODS: readonly HistoryPeriod[] = ['day', 'week', 'month', 'year'];

/**
 * The bars of a history, oldest first: one a day, or, where that makes too many, one a week (from Monday), a
 * month or a year, in the reader's own time zone. Periods without a scan have no bar.
 *
 * Where even years are too many, the latest are returned.
 */
export function historyBars(scans: readonly HistoryScan[]): readonly HistoryBar[] {
  const readable = scans
    .filter(({ endedAt }) => !Number.isNaN(endedAt.getTime()))
    .toSorted((a, b) => a.endedAt.getTime() - b.endedAt.getTime());
  const groupings = PERIODS.map((period) => barsOf(readable, period));
  const fitting = groupings.find((bars) => bars.length <= MOST_BARS) ?? groupings.at(-1) ?? [];
  return fitting.slice(-MOST_BARS);
}

function barsOf(scans: readonly HistoryScan[], period: HistoryPeriod): readonly HistoryBar[] {
  const groups = Map.groupBy(scans, ({ endedAt }) => labelOf(endedAt, period));
  return Array.from(groups, ([label, members]) => ({
    label,
    period,
    issues: Math.ceil(members.reduce((sum, { issues }) => sum + issues, 0) / members.length),
    scans: members,
  }));
}

function labelOf(date: Date, period: HistoryPeriod): string {
  switch (period) {
    case 'day':
      return formatDate(date);
    case 'week':
      return formatDate(mondayOf(date));
    case 'month':
      return formatDate(date).slice(0, -3);
    case 'year':
      return formatDate(date).slice(0, -6);
  }
}

function mondayOf(date: Date): Date {
  const sinceMonday = (date.getDay() + 6) % 7;
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() - sinceMonday);
}
