import type { CrawlScope } from './crawlScope.ts';
import type { RobotsGuard } from './robotsGuard.ts';

/** Whether an address is of the site that is crawled, be it a page or not. */
export function isOfSite(scope: CrawlScope, url: string): boolean {
  const classification = scope.classify(url);
  if (classification.kind === 'page') return true;
  return classification.reason === 'file' || classification.reason === 'trap';
}

/**
 * Whether robots.txt forbids an address of the site. Other sites are not crawled: one request of a link is no
 * crawl, and they are not asked for their robots.txt. Rejects only when the signal aborts.
 */
export async function isForbiddenLink(
  { scope, guard }: { readonly scope: CrawlScope; readonly guard: RobotsGuard },
  url: string,
  signal: AbortSignal,
): Promise<boolean> {
  // The site's own rules first: they forbid what is too long to be a page, too.
  if (!scope.isAllowedByRobots(url)) return true;
  if (!isOfSite(scope, url)) return false;
  return (await guard.refusalOf(url, signal))?.outcome === 'BLOCKED_BY_ROBOTS';
}
