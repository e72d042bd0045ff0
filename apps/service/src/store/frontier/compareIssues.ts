import type { SinceLastScan } from '@sitelens/api-client/contract';

/** What has become of an issue that is there. */
export type Standing = Exclude<SinceLastScan, 'FIXED'>;

/** An issue, as it is recognised from scan to scan. */
export interface ComparedIssue {
  readonly ruleId: string;
  /** By what the element is called and its number among its equals, which moves with them. */
  readonly identity: string;
  readonly html: string;
  /** By its markup without what passes, apart from its number; asked for only where the rest won't do. */
  likeness(): string;
}

/**
 * Which of a page's issues were there before, and which of those before are gone. Each earlier issue answers
 * for one issue at most, so that new and unchanged ones add up to what is there now, and unchanged and gone
 * ones to what was there before. The surest matches come first: what has stayed as it was, then what is alike
 * though an element before it has gone or its own id has changed, then what is called the same.
 */
export function compareIssues<Earlier extends ComparedIssue>(
  earlier: readonly Earlier[],
  now: readonly ComparedIssue[],
): { readonly standings: readonly Standing[]; readonly gone: readonly Earlier[] } {
  const matched = new Set<ComparedIssue>();
  for (const nameOf of NAMES) {
    const left = Map.groupBy(
      earlier.filter((issue) => !matched.has(issue)),
      nameOf,
    );
    if (left.size === 0) break;
    const next = new Map<string, number>();
    for (const issue of now) {
      if (matched.has(issue)) continue;
      const name = nameOf(issue);
      const at = next.get(name) ?? 0;
      const before = left.get(name)?.[at];
      if (before === undefined) continue;
      next.set(name, at + 1);
      matched.add(before).add(issue);
    }
  }
  return {
    standings: now.map((issue) => (matched.has(issue) ? 'UNCHANGED' : 'NEW')),
    gone: earlier.filter((issue) => !matched.has(issue)),
  };
}

const NAMES: readonly ((issue: ComparedIssue) => string)[] = [
  ({ ruleId, identity, html }) => JSON.stringify([ruleId, identity, html]),
  ({ ruleId, identity, likeness }) => JSON.stringify([ruleId, identity, likeness()]),
  ({ ruleId, likeness }) => JSON.stringify([ruleId, likeness()]),
  ({ ruleId, identity }) => JSON.stringify([ruleId, identity]),
];
