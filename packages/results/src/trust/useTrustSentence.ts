import type { ScanTrust } from '@sitelens/api-client/contract';
import { formatNumber } from '../internal/format.ts';
import { useTrustWords } from '../words/trust.ts';
import { isGap, pagesOf, type TrustPoint, type TrustPointKind, trustPoints } from './trustPoints.ts';

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

/** The whole of it in one or two sentences: how many pages were scanned, and what stood in the way of how many. */
export function useTrustSentence(): (trust: ScanTrust) => string {
  const t = useTrustWords();
  return (trust) => {
    const { pagesScanned } = trust;
    const pages = pagesOf(trust);
    const counted = t(`trust.sentence.${keyOf(pagesScanned, pages)}`, {
      count: pages,
      found: formatNumber(pages),
      scanned: formatNumber(pagesScanned),
    });
    const gaps = [...countsByKind(trustPoints(trust).filter(isGap))].map(([kind, count]) =>
      t(`trust.brief.${kind}`, { count, number: formatNumber(count) }),
    );
    if (gaps.length === 0) return `${counted} ${t('trust.sentence.good')}`;
    const listed = LIST.format(gaps);
    return `${counted} ${listed.charAt(0).toUpperCase()}${listed.slice(1)}.`;
  };
}

function keyOf(scanned: number, pages: number): 'all' | 'none' | 'some' {
  if (scanned === 0) return 'none';
  return scanned >= pages ? 'all' : 'some';
}

function countsByKind(points: readonly TrustPoint[]) {
  const counts = new Map<Exclude<TrustPointKind, 'ELSEWHERE' | 'ONE_PAGE'>, number>();
  for (const point of points) {
    if (point.kind === 'ELSEWHERE' || point.kind === 'ONE_PAGE') continue;
    counts.set(point.kind, (counts.get(point.kind) ?? 0) + ('count' in point ? point.count : 1));
  }
  return counts;
}
