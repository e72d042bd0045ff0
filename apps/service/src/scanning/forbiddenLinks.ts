import type { Classification, CrawlScope, RobotsGuard } from '@sitelens/scanner';

/** Whether an address is of the site that is crawled, be it a page or not. */
export function isOfSite(scope: CrawlScope, url: string): boolean {
  const classification: Classification = scope.classify(url);
  if (classification.kind === 'page') return true;
  return classification.reason === 'file' || classification.reason === 'trap';
}

/**
 * Whether robots.txt forbids an address of the site; other sites are not crawled, and so not asked for theirs.
 * Rejects only when the signal aborts.
 */
export async function isForbidden(
  { scope, guard }: { readonly scope: CrawlScope; readonly guard: RobotsGuard },
  url: string,
  signal: AbortSignal,
): Promise<boolean> {
  if (!isOfSite(scope, url)) return false;
  if (!scope.isAllowedByRobots(url)) return true;
  return (await guard.refusalOf(url, signal))?.outcome === 'BLOCKED_BY_ROBOTS';
}
