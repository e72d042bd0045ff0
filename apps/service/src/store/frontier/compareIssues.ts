import type { SinceLastScan } from '@sitelens/api-client/contract';

/** What has become of an issue that is there. */
export type Standing = Exclude<SinceLastScan, 'FIXED'>;

/** An issue of the earlier scan; its identity is the same from scan to scan. */
export interface EarlierIssue {
  readonly ruleId: string;
  readonly position: number;
  readonly identity: string;
}

/**
 * Which of a page's issues were there before, and which of those before are gone. Each earlier issue answers
 * for one issue at most: where several have the same identity their number counts, so that new and unchanged
 * ones add up to what is there now, and unchanged and gone ones to what was there before.
 */
export function compareIssues(
  earlier: readonly EarlierIssue[],
  now: readonly { readonly ruleId: string; readonly id: string }[],
): { readonly standings: readonly Standing[]; readonly gone: readonly EarlierIssue[] } {
  const left = Map.groupBy(earlier, ({ ruleId, identity }) => nameOf(ruleId, identity));
  const matched = new Set<EarlierIssue>();
  const standings = now.map(({ ruleId, id }): Standing => {
    const before = left.get(nameOf(ruleId, id))?.shift();
    if (before === undefined) return 'NEW';
    matched.add(before);
    return 'UNCHANGED';
  });
  return { standings, gone: earlier.filter((issue) => !matched.has(issue)) };
}

function nameOf(ruleId: string, identity: string): string {
  return JSON.stringify([ruleId, identity]);
}
