import type { PageFailureReason } from '@sitelens/api-client/contract';
import robotsParser from 'robots-parser';
import { ROBOTS_TOKEN } from '../userAgent.ts';
import { pageKey } from './pageUrl.ts';
import { normalisePercentEncoding } from './percentEncoding.ts';

/** What an origin's robots.txt said; plain data, to be stored with the scan. */
export type OriginRobots =
  | { readonly origin: string; readonly kind: 'RULES'; readonly text: string }
  /** There is none: a 4xx (RFC 9309, 2.3.1.3). */
  | { readonly origin: string; readonly kind: 'ALLOW_ALL' }
  /**
   * A 5xx, a time-out or no connection (RFC 9309, 2.3.1.4): nothing of the origin may be crawled. The
   * start page is asked for all the same, because a person named it and must see what is wrong with it.
   */
  | { readonly origin: string; readonly kind: 'UNREACHABLE'; readonly reason: PageFailureReason };

export interface Robots {
  isAllowed(url: string): boolean;
}

/** Applies each origin's rules; `startKey` is the page key of the start URL. */
export function readRobots(origins: readonly OriginRobots[], startKey: string): Robots {
  const byOrigin = new Map(origins.map((robots) => [robots.origin, ruleOf(robots, startKey)]));
  return {
    isAllowed(url) {
      const origin = URL.parse(url)?.origin;
      return (origin === undefined ? undefined : byOrigin.get(origin))?.(url) ?? true;
    },
  };
}

/**
 * The line of robots.txt that forbids an address; undefined where none does, or the rules of its origin are not
 * among these. Hostile text, of at most 2,048 UTF-16 units.
 */
export function forbiddingLine(origins: readonly OriginRobots[], url: string): string | undefined {
  const origin = URL.parse(url)?.origin;
  const robots = origins.find((one) => one.origin === origin);
  if (robots?.kind !== 'RULES') return undefined;
  const rules = parse(robots);
  const address = normalisePercentEncoding(url);
  if (rules.isAllowed(address, ROBOTS_TOKEN) !== false) return undefined;
  return robots.text.split('\n')[rules.getMatchingLineNumber(address, ROBOTS_TOKEN) - 1];
}

function ruleOf(robots: OriginRobots, startKey: string): (url: string) => boolean {
  if (robots.kind === 'ALLOW_ALL') return () => true;
  if (robots.kind === 'UNREACHABLE') return (url) => pageKey(url) === startKey;
  const rules = parse(robots);
  return (url) => rules.isAllowed(normalisePercentEncoding(url), ROBOTS_TOKEN) ?? true;
}

/** Longer delays are cut: with 100 pages to visit they would make a scan last for hours. */
const LONGEST_CRAWL_DELAY_MS = 10_000;

/** The crawl-delay for this scanner in milliseconds, at most 10,000; 0 when there is none. */
export function crawlDelayMs(robots: OriginRobots): number {
  if (robots.kind !== 'RULES') return 0;
  const seconds = parse(robots).getCrawlDelay(ROBOTS_TOKEN) ?? 0;
  return Number.isFinite(seconds) ? Math.min(Math.max(0, seconds * 1_000), LONGEST_CRAWL_DELAY_MS) : 0;
}

/** The sitemaps that a robots.txt names: absolute http(s) addresses, in order, without duplicates. */
export function sitemapsOf(robots: OriginRobots): readonly string[] {
  if (robots.kind !== 'RULES') return [];
  const addresses = parse(robots)
    .getSitemaps()
    .map((address) => URL.parse(address, robots.origin))
    .filter((address) => address !== null && /^https?:$/.test(address.protocol))
    .map((address) => String(address));
  return [...new Set(addresses)];
}

/** What is compared must be spelt alike: encoded letters are letters (RFC 9309, 2.2.2). The parser leaves them. */
function parse({ origin, text }: Extract<OriginRobots, { kind: 'RULES' }>) {
  return robotsParser(`${origin}/robots.txt`, normalisePercentEncoding(text));
}
