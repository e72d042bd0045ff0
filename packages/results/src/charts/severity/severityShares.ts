import { IMPACTS, type Impact } from '@sitelens/api-client/contract';

/** How many issues have one severity. */
export interface SeverityShare {
  /** An impact, or the server's own word for one that we don't know. */
  readonly severity: string;
  /** Left out where we don't know it. */
  readonly impact?: Impact;
  readonly count: number;
  /** Of all, 0 to 1; 0 where there are none at all. */
  readonly share: number;
}

const MOST_SEVERE_FIRST = IMPACTS.toReversed();

/** The shares, most severe first, each known severity among them; unknown ones follow, the largest first. */
export function severityShares(counts: Readonly<Record<string, number>>): readonly SeverityShare[] {
  const known = MOST_SEVERE_FIRST.map((impact) => ({
    severity: impact,
    impact,
    count: wholeCount(Object.hasOwn(counts, impact) ? counts[impact] : 0),
  }));
  const names: ReadonlySet<string> = new Set(MOST_SEVERE_FIRST);
  const unknown = Object.entries(counts)
    .filter(([severity]) => !names.has(severity))
    .map(([severity, count]) => ({ severity, count: wholeCount(count) }))
    .toSorted((a, b) => b.count - a.count);
  const all = [...known, ...unknown];
  const total = all.reduce((sum, { count }) => sum + count, 0);
  return all.map((part) => ({ ...part, share: total === 0 ? 0 : part.count / total }));
}

/** What a server sends may be anything: what is no count is none. */
function wholeCount(count: number | undefined): number {
  return count !== undefined && Number.isFinite(count) && count > 0 ? Math.round(count) : 0;
}

const PERCENT = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });

/** A share in percent; a small one is never nothing, and a large one never all. */
export function formatShare(share: number): string {
  if (share > 0 && share < 0.01) return '<1%';
  if (share > 0.99 && share < 1) return '>99%';
  return PERCENT.format(share);
}
