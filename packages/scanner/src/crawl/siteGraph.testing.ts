import { NO_AUDIT } from '../checks/siteAudit/record.ts';
import type { PageResult } from '../pageResult.ts';
import type { CrawlScopeOptions } from './crawlScope.ts';

/** A website as a crawl sees it: how each address ends. */
export interface SiteGraph {
  readonly options: CrawlScopeOptions;
  /** What its sitemap lists. */
  readonly seeds: readonly string[];
  readonly resultOf: (url: string) => PageResult;
}

export const ORIGIN = 'https://www.example.com';

export function scanned(...links: readonly string[]): PageResult {
  return {
    outcome: 'SCANNED',
    httpStatus: 200,
    title: 'A page',
    links,
    dimensions: {},
    screenshotsCutShort: [],
    tiles: [],
    findings: [],
    mobileFindings: [],
    siteAudit: NO_AUDIT,
  };
}

export function redirected(leadsTo: string): PageResult {
  return { outcome: 'REDIRECTED', httpStatus: 200, leadsTo };
}

/** A site from a table of paths; what is not in it is a 404. */
export function siteOf(
  pages: Readonly<Record<string, PageResult>>,
  options: Partial<CrawlScopeOptions> = {},
  seeds: readonly string[] = [],
): SiteGraph {
  return {
    options: { startUrl: `${ORIGIN}/`, allowedDomains: ['*.example.com'], maxPages: 100, ...options },
    seeds,
    resultOf: (url) =>
      pages[url.replace(ORIGIN, '')] ?? {
        outcome: 'FAILED',
        reason: 'HTTP_ERROR',
        httpStatus: 404,
        detail: 'Not found.',
      },
  };
}

/** Equal numbers for equal seeds (mulberry32), from 0 up to 1. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A site of 10 to 70 pages with everything that makes crawling hard; equal for equal seeds. */
export function randomSite(seed: number): SiteGraph {
  const random = createRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const size = 10 + below(60);
  const address = () => {
    const kind = random();
    const path = `/p${below(size)}`;
    if (kind < 0.1) return `${ORIGIN}${path}?view=${below(40)}`;
    if (kind < 0.15) return `${ORIGIN}${path}?utm_source=${below(9)}#part`;
    if (kind < 0.2) return `${ORIGIN}/private${path}`;
    if (kind < 0.23) return `${ORIGIN}/calendar/20${10 + below(80)}-${10 + below(3)}`;
    if (kind < 0.26) return `https://elsewhere.example.net${path}`;
    if (kind < 0.28) return `mailto:${path}@example.com`;
    return `${ORIGIN}${path}`;
  };
  const results = new Map<string, PageResult>();
  const invent = (): PageResult => {
    const kind = random();
    if (kind < 0.12) return redirected(address());
    if (kind < 0.16) return { outcome: 'CANONICALISED', httpStatus: 200, leadsTo: address() };
    if (kind < 0.2) return { outcome: 'NOT_HTML', httpStatus: 200, mediaType: 'text/plain' };
    if (kind < 0.26) return { outcome: 'FAILED', reason: 'TIMED_OUT', detail: 'Too slow.' };
    return scanned(...Array.from({ length: below(12) }, address));
  };
  // Invented in a fixed order, not when first asked for: that would make the site depend on the crawl.
  results.set(`${ORIGIN}/`, scanned(...Array.from({ length: 8 }, address)));
  for (let page = 0; page < size; page += 1) results.set(`${ORIGIN}/p${page}`, invent());
  return {
    options: {
      startUrl: `${ORIGIN}/`,
      allowedDomains: ['*.example.com'],
      maxPages: 1 + below(size),
      robots: [{ origin: ORIGIN, kind: 'RULES', text: 'User-agent: *\nDisallow: /private/' }],
    },
    seeds: Array.from({ length: below(10) }, address),
    resultOf: (url) => results.get(url) ?? scanned(`${ORIGIN}/p0`),
  };
}
