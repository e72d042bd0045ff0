import { type PageResult, readDocumentOf } from '../pageResult.ts';
import { type CrawlScope, LONGEST_URL, type PageCandidate } from './crawlScope.ts';
import { MOST_BLOCKED, type NewPage, selectNewPages } from './selectNewPages.ts';

/** A page that has ended, cut down to what says where the crawl goes on. */
export interface EndedPage {
  readonly ordinal: number;
  /** In document order; {@link linksOf} makes it from a result. */
  readonly links: readonly string[];
}

/** How far the crawl's admission has come. */
export interface AdmissionCounts {
  /** Pages admitted that are to be visited or were. */
  readonly admitted: number;
  /** Of these, pages before the cursor that ended leading elsewhere: REDIRECTED or CANONICALISED. */
  readonly diverted: number;
  /** Pages recorded as forbidden by robots.txt. */
  readonly blocked: number;
}

/**
 * Where a frontier keeps its pages. All calls of one {@link admitInOrder} must see and change one state:
 * in a database they belong into the transaction that completes the page, under a lock on the scan.
 */
export interface AdmissionStore {
  /** The page at the cursor, if it has ended; the cursor is the first ordinal whose links wait. */
  endedAtCursor(): Promise<EndedPage | undefined>;
  advanceCursor(): Promise<void>;
  counts(): Promise<AdmissionCounts>;
  /** Those of the keys that the scan knows, blocked pages among them. */
  knownKeys(keys: readonly string[]): Promise<ReadonlySet<string>>;
  /** How many known pages of each path key have a query or a date. */
  variantsByPath(pathKeys: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Adds pages with the next ordinals, in order; blocked ones have ended. */
  insert(pages: readonly NewPage[]): Promise<void>;
}

/** Admits the start page; for a frontier without any page. */
export async function admitStart(scope: CrawlScope, store: AdmissionStore): Promise<void> {
  await admit(scope, store, [scope.startUrl]);
}

/**
 * Admits the links of every page whose turn has come: those of ordinal k only when all before k have
 * ended. The seeds (a sitemap's pages) come after the links of the start page: what the home page links
 * to matters more than what a sitemap happens to list first.
 */
export async function admitInOrder(
  scope: CrawlScope,
  store: AdmissionStore,
  seeds: readonly string[],
): Promise<void> {
  for (let ended = await store.endedAtCursor(); ended; ended = await store.endedAtCursor()) {
    // Before the links are admitted, so that a page that led elsewhere makes room for where it led.
    await store.advanceCursor();
    await admit(scope, store, ended.ordinal === 0 ? [...ended.links, ...seeds] : ended.links);
  }
}

/** Links of one page that are looked at: each costs a look at robots.txt. */
const MOST_LINKS = 5_000;

/** Where a page's result leads the crawl: what a frontier must keep of it for {@link admitInOrder}. */
export function linksOf(result: PageResult): readonly string[] {
  if (isDiverted(result)) return [result.leadsTo];
  return (readDocumentOf(result)?.links ?? []).filter(isVisitable).slice(0, MOST_LINKS);
}

/** Too long an address is rejected anyway, and must not be kept until its turn comes. */
function isVisitable(link: string): boolean {
  return link.length <= LONGEST_URL;
}

/** Whether a page leads elsewhere, and so does not count against `maxPages`. */
export function isDiverted(
  result: PageResult,
): result is Extract<PageResult, { outcome: 'REDIRECTED' | 'CANONICALISED' }> {
  return result.outcome === 'REDIRECTED' || result.outcome === 'CANONICALISED';
}

async function admit(scope: CrawlScope, store: AdmissionStore, links: readonly string[]): Promise<void> {
  const { admitted, diverted, blocked } = await store.counts();
  // A site that redirects without an end must not be followed without one.
  const remaining = Math.min(scope.maxPages - (admitted - diverted), mostVisits(scope) - admitted);
  if (remaining <= 0) return;
  const candidates = candidatesOf(scope, links);
  const pages = selectNewPages({
    candidates,
    knownKeys: await store.knownKeys(candidates.map(({ key }) => key)),
    variantsByPath: await store.variantsByPath([...new Set(candidates.map(({ pathKey }) => pathKey))]),
    remaining,
    remainingBlocked: MOST_BLOCKED - blocked,
    isAllowedByRobots: scope.isAllowedByRobots,
  });
  if (pages.length > 0) await store.insert(pages);
}

function mostVisits({ maxPages }: CrawlScope): number {
  return 2 * maxPages + 10;
}

function candidatesOf(scope: CrawlScope, links: readonly string[]): readonly PageCandidate[] {
  const byKey = new Map<string, PageCandidate>();
  for (const link of links) {
    const candidate = scope.classify(link);
    if (candidate.kind === 'page' && !byKey.has(candidate.key)) byKey.set(candidate.key, candidate);
  }
  return [...byKey.values()];
}
