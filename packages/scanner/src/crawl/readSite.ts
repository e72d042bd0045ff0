import type { ScanProgress } from '@sitelens/api-client/contract';
import type { Egress } from '../egress/egress.ts';
import { isSameSite } from './allowedDomains.ts';
import { type CrawlScopeOptions, createCrawlScope } from './crawlScope.ts';
import { fetchRobots } from './fetchRobots.ts';
import { readPageUrl } from './pageUrl.ts';
import { readSitemaps } from './readSitemaps.ts';
import { crawlDelayMs, type OriginRobots, sitemapsOf } from './robots.ts';

export interface SiteRequest {
  readonly startUrl: string;
  readonly allowedDomains: readonly string[];
  readonly maxPages: number;
}

/** What is to be known of a site before its first page; plain data, stored with the scan. */
export interface SiteReading {
  /** Where the start URL leads by redirects, if that is the same site; else the start URL itself. */
  readonly startUrl: string;
  /** As requested, and the host to which the start URL redirects. */
  readonly allowedDomains: readonly string[];
  readonly robots: readonly OriginRobots[];
  /** 0 to 10,000. */
  readonly crawlDelayMs: number;
  /** Pages of the site that its sitemaps list, in their order. */
  readonly seeds: readonly string[];
}

export type ReadingPhase = Extract<ScanProgress['phase'], 'CHECKING_ROBOTS' | 'SEARCHING_SITEMAP'>;

const START_DEADLINE_MS = 20_000;

/**
 * Finds out where a site begins, what its robots.txt allows and what its sitemaps list. Each step has a
 * deadline, and a site that is down or broken gives a reading with little in it: its start page shows why.
 *
 * @throws TypeError when the start URL is not http(s), and the signal's reason when it aborts
 */
export async function readSite(
  request: SiteRequest,
  egress: Pick<Egress, 'fetch'>,
  signal: AbortSignal,
  onPhase?: (phase: ReadingPhase) => void,
): Promise<SiteReading> {
  const requested = createCrawlScope(request).startUrl;
  onPhase?.('CHECKING_ROBOTS');
  const startUrl = await findStart(requested, egress, signal);
  const start = new URL(startUrl);
  const allowedDomains = [
    ...new Set([...request.allowedDomains, new URL(requested).hostname, start.hostname]),
  ];
  const robots = await fetchRobots(start.origin, egress, signal);
  const read = { startUrl, allowedDomains, robots: [robots], crawlDelayMs: crawlDelayMs(robots) };
  // One page is the start page: other addresses would be asked for in vain, by strangers' wish at times.
  if (request.maxPages === 1) return { ...read, seeds: [] };
  onPhase?.('SEARCHING_SITEMAP');
  const scope = createCrawlScope({ startUrl, allowedDomains, maxPages: request.maxPages, robots: [robots] });
  const named = sitemapsOf(robots);
  const seeds = await readSitemaps(
    {
      roots: named.length > 0 ? named : [`${start.origin}/sitemap.xml`],
      keyOf: (url) => {
        const page = scope.classify(url);
        return page.kind === 'page' ? page.key : undefined;
      },
      most: mostSeeds(scope),
    },
    egress,
    signal,
  );
  return { ...read, seeds };
}

/** More than can be visited: some will turn out to be known, forbidden, or one variant too many. */
function mostSeeds({ maxPages }: Pick<CrawlScopeOptions, 'maxPages'>): number {
  return Math.min(2 * maxPages + 100, 50_000);
}

async function findStart(
  startUrl: string,
  egress: Pick<Egress, 'fetch'>,
  signal: AbortSignal,
): Promise<string> {
  const fetched = await egress.fetch(startUrl, { signal, maxBytes: 1_000, deadlineMs: START_DEADLINE_MS });
  if (!fetched.ok || fetched.redirects.length === 0) return startUrl;
  const [from, to] = [new URL(startUrl), readPageUrl(fetched.url)];
  return to && isSameSite(from.hostname, to.host) ? to.url : startUrl;
}
