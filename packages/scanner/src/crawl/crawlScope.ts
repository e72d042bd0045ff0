import { isAllowedHost } from './allowedDomains.ts';
import { isFilePath } from './fileExtensions.ts';
import { readPageUrl } from './pageUrl.ts';
import { type OriginRobots, readRobots } from './robots.ts';
import { isTrapPath, withoutDate } from './traps.ts';

/** Longer addresses are not visited; the sitemap protocol has the same bound. */
export const LONGEST_URL = 2_048;

/** What a scan may visit; plain data, so that it can be stored and a scan resumed. */
export interface CrawlScopeOptions {
  readonly startUrl: string;
  /** `example.com` or `*.example.com` (itself and every host below it). */
  readonly allowedDomains: readonly string[];
  /** Pages that are visited, those that lead elsewhere not counted; at least 1. */
  readonly maxPages: number;
  /** As `readSite` gave it; without it everything is allowed. */
  readonly robots?: readonly OriginRobots[];
}

type RejectionReason = 'not-http' | 'out-of-scope' | 'file' | 'too-long' | 'trap';

export interface PageCandidate {
  readonly kind: 'page';
  readonly url: string;
  /** Two addresses with one key are one page. */
  readonly key: string;
  /** Shared by the variants of a page: by query, or by the date in a calendar's path. */
  readonly pathKey: string;
  readonly hasQuery: boolean;
  /** Whether it is one of possibly endless pages that differ by a date. */
  readonly isDated: boolean;
}

export type Classification = PageCandidate | { readonly kind: 'rejected'; readonly reason: RejectionReason };

export interface CrawlScope {
  readonly startUrl: string;
  readonly maxPages: number;
  classify(url: string): Classification;
  /** By the robots.txt of the address's origin; true for an origin whose robots.txt was not read. */
  isAllowedByRobots(url: string): boolean;
}

/** @throws when the start URL is not http(s); everything else that is odd is rejected link by link. */
export function createCrawlScope(options: CrawlScopeOptions): CrawlScope {
  const start = readPageUrl(options.startUrl);
  if (!start) throw new TypeError('The start URL is not an http(s) address.');
  const robots = readRobots(options.robots ?? [], start.key);
  const isStartSecure = start.url.startsWith('https:');
  return {
    startUrl: start.url,
    maxPages: Math.max(1, Math.floor(options.maxPages)),
    isAllowedByRobots: (url) => robots.isAllowed(url),
    classify(address) {
      if (address.length > LONGEST_URL) return rejected('too-long');
      const page = readPageUrl(address);
      if (!page) return rejected('not-http');
      const isStart = page.key === start.key;
      if (!isStart && !isAllowedHost(page.host, options.allowedDomains)) return rejected('out-of-scope');
      if (!isStart && isFilePath(page.path)) return rejected('file');
      if (!isStart && isTrapPath(page.path)) return rejected('trap');
      const dated = withoutDate(page.path);
      // A site that starts with https has its old http links led there anyway: that saves the redirect.
      const isOldLink = isStartSecure && page.host === start.host && page.pathKey.startsWith('//');
      const url = isOldLink ? page.url.replace(/^http:/, 'https:') : page.url;
      if (url.length > LONGEST_URL) return rejected('too-long');
      const { key, hasQuery } = page;
      const pathKey = dated === undefined ? page.pathKey : page.pathKey.replace(page.path, dated);
      return { kind: 'page', url, key, pathKey, hasQuery, isDated: dated !== undefined };
    },
  };
}

function rejected(reason: RejectionReason): Classification {
  return { kind: 'rejected', reason };
}
