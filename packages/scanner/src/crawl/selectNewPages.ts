import type { PageCandidate } from './crawlScope.ts';

/** Pages with the same path and another query: filters, sort orders, sessions in disguise. */
const MOST_QUERY_VARIANTS = 10;
/** Pages of one calendar. */
const MOST_DATED_VARIANTS = 60;
/** Addresses of a scan that are recorded as forbidden by robots.txt. */
export const MOST_BLOCKED = 1_000;

export interface SelectionInput {
  /** In the order in which they are to be admitted; duplicates are dropped. */
  readonly candidates: readonly PageCandidate[];
  /** Of the candidates' keys those that the scan knows. More do no harm. */
  readonly knownKeys: ReadonlySet<string>;
  /** How many pages the scan has admitted for a path key that have a query or a date. */
  readonly variantsByPath: ReadonlyMap<string, number>;
  /** How many more pages may be visited; when none, nothing is recorded as forbidden either. */
  readonly remaining: number;
  /** How many more may be recorded as forbidden. Default {@link MOST_BLOCKED}. */
  readonly remainingBlocked?: number;
  readonly isAllowedByRobots?: (url: string) => boolean;
}

/** A page that the scan admits; those forbidden by robots.txt have ended with that. */
export interface NewPage extends PageCandidate {
  readonly isBlocked: boolean;
}

/** Chooses the pages that a scan admits, in order. Pure: the same input gives the same pages. */
export function selectNewPages(input: SelectionInput): readonly NewPage[] {
  const { candidates, knownKeys, variantsByPath, isAllowedByRobots = () => true } = input;
  let { remaining, remainingBlocked = MOST_BLOCKED } = input;
  const taken = new Set<string>();
  const variants = new Map<string, number>();
  const pages: NewPage[] = [];
  for (const candidate of candidates) {
    if (remaining <= 0) break;
    if (knownKeys.has(candidate.key) || taken.has(candidate.key)) continue;
    const count = variants.get(candidate.pathKey) ?? variantsByPath.get(candidate.pathKey) ?? 0;
    if (count >= mostVariants(candidate)) continue;
    const isBlocked = !isAllowedByRobots(candidate.url);
    if (isBlocked && remainingBlocked <= 0) continue;
    if (isBlocked) remainingBlocked -= 1;
    else remaining -= 1;
    if (isVariant(candidate)) variants.set(candidate.pathKey, count + 1);
    taken.add(candidate.key);
    pages.push({ ...candidate, isBlocked });
  }
  return pages;
}

/** Whether a page counts among the variants of its path key. */
export function isVariant(page: Pick<PageCandidate, 'hasQuery' | 'isDated'>): boolean {
  return page.hasQuery || page.isDated;
}

function mostVariants({ hasQuery, isDated }: PageCandidate): number {
  if (hasQuery) return MOST_QUERY_VARIANTS;
  return isDated ? MOST_DATED_VARIANTS : Number.POSITIVE_INFINITY;
}
