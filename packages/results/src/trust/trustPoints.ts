import type {
  CutPage,
  PageFailureReason,
  PageObstacle,
  PageOutcome,
  ScanTrust,
  TrustExample,
} from '@sitelens/api-client/contract';

/** Something that limits what a scan's results say, and the pages that it is about. */
export type TrustPoint =
  | PagesPoint<{ readonly kind: PageObstacle['kind']; readonly name?: string }>
  | PagesPoint<{ readonly kind: 'FAILED'; readonly reason: PageFailureReason }>
  | PagesPoint<{ readonly kind: 'BLOCKED_BY_ROBOTS' | 'ELSEWHERE' }>
  | (Omit<PagesPoint<{ readonly kind: 'CUT' }>, 'examples'> & { readonly examples: readonly CutPage[] })
  | { readonly kind: 'LIMIT' | 'ONE_PAGE' };

type PagesPoint<Kind> = Kind & { readonly count: number; readonly examples: readonly TrustExample[] };

export type TrustPointKind = TrustPoint['kind'];

/** What hides most first. */
const ORDER: readonly TrustPointKind[] = [
  'BOT_CHALLENGE',
  'LOGIN_WALL',
  'FAILED',
  'BLOCKED_BY_ROBOTS',
  'LIMIT',
  'COOKIE_OVERLAY',
  'CUT',
  'ONE_PAGE',
  'ELSEWHERE',
];

/** Addresses that are no pages of their own: nothing is missing where they are not scanned. */
const ELSEWHERE: readonly PageOutcome[] = ['REDIRECTED', 'CANONICALISED', 'NOT_HTML'];

/** Everything that there is to say about a scan's trust, what hides most first. */
export function trustPoints(trust: ScanTrust): readonly TrustPoint[] {
  const { obstacles, screenshotsCutShort, isPageLimitReached } = trust;
  const skipped = unexplained(trust);
  const elsewhere = skipped.filter(({ outcome }) => ELSEWHERE.includes(outcome));
  const points: readonly TrustPoint[] = [
    ...obstacles,
    ...skipped.flatMap(({ outcome, reason = 'SCAN_ERROR', count, examples }): TrustPoint[] => {
      if (outcome === 'FAILED') return [{ kind: outcome, reason, count, examples }];
      return outcome === 'BLOCKED_BY_ROBOTS' ? [{ kind: outcome, count, examples }] : [];
    }),
    ...(isPageLimitReached ? [{ kind: pagesOf(trust) > 1 ? 'LIMIT' : 'ONE_PAGE' } as const] : []),
    ...(screenshotsCutShort.count > 0 ? [{ kind: 'CUT', ...screenshotsCutShort } as const] : []),
    ...(elsewhere.length > 0 ? [{ kind: 'ELSEWHERE', ...together(elsewhere) } as const] : []),
  ];
  return points.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}

/** Whether it limits the results at all. A scan of one page is whole when it has that page. */
export function isGap({ kind }: TrustPoint): boolean {
  return kind !== 'ELSEWHERE' && kind !== 'ONE_PAGE';
}

/** Pages that the scan knows of: addresses that only lead elsewhere are none. */
export function pagesOf(trust: ScanTrust): number {
  const { count } = together(unexplained(trust).filter(({ outcome }) => ELSEWHERE.includes(outcome)));
  return Math.max(0, trust.pagesFound - count);
}

/** What was skipped, without those pages of which an obstacle already says why, as far as they are named. */
function unexplained({ skipped, obstacles }: ScanTrust): ScanTrust['skipped'] {
  const known = new Set(obstacles.flatMap(({ examples }) => examples.map(({ pageId }) => pageId)));
  return skipped.flatMap((group) => {
    const examples = group.examples.filter(({ pageId }) => !known.has(pageId));
    const count = group.count - (group.examples.length - examples.length);
    return count > 0 ? [{ ...group, count, examples }] : [];
  });
}

function together(groups: ScanTrust['skipped']) {
  return {
    count: groups.reduce((sum, { count }) => sum + count, 0),
    examples: groups.flatMap(({ examples }) => examples).slice(0, 5),
  };
}
