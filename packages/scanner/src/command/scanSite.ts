import { defaultAllowedDomains } from '@sitelens/api-client/contract';
import { crawl } from '../crawl/crawl.ts';
import { type CrawlScope, createCrawlScope } from '../crawl/crawlScope.ts';
import { isForbiddenLink, isOfSite } from '../crawl/linkScope.ts';
import { createMemoryFrontier, type MemoryFrontier } from '../crawl/memoryFrontier.ts';
import type { SiteReading } from '../crawl/readSite.ts';
import { createRobotsGuard, type RobotsGuard } from '../crawl/robotsGuard.ts';
import { createMemoryLinkFrontier, type MemoryLinkFrontier } from '../links/memoryLinkFrontier.ts';
import type { Scanner } from '../openScanner.ts';
import { readDocumentOf } from '../pageResult.ts';
import type { ScanArguments } from './arguments.ts';
import type { Progress } from './progress.ts';
import type { TileFolder } from './tileFolder.ts';

/** Everything that a scan knows when it has ended. */
export interface ScannedSite {
  readonly pages: Pick<MemoryFrontier, 'pages'>;
  readonly links: Pick<MemoryLinkFrontier, 'counts' | 'records'>;
}

/** Scans the pages of a website and, beside them, checks what they link to. @throws the signal's reason */
export async function scanSite(
  scanner: Scanner,
  options: ScanArguments & TileFolder,
  progress: Progress,
  signal: AbortSignal,
): Promise<ScannedSite> {
  const { startUrl, maxPages } = options;
  const allowedDomains = defaultAllowedDomains(startUrl);
  progress.show({ ended: 0, found: 1, doing: 'reading robots.txt and sitemaps' });
  const site = await scanner.readSite({ startUrl, allowedDomains, maxPages }, signal);
  const scope = createCrawlScope({ ...site, maxPages });
  const pages = await createMemoryFrontier(scope, site.seeds);
  const links = createMemoryLinkFrontier();
  const guard = createRobotsGuard({ robots: site.robots, egress: scanner.egress });
  const surroundings = { scanner, site, scope, guard, pages, links, progress };
  const failure = new AbortController();
  const either = AbortSignal.any([signal, failure.signal]);
  const parts = [crawlPages(surroundings, options, either), checkItsLinks(surroundings, either)];
  // The one that fails ends the other, and its error is the scan's.
  for (const part of parts) part.catch((error: unknown) => failure.abort(error));
  const ends = await Promise.allSettled(parts);
  signal.throwIfAborted();
  if (ends.some(({ status }) => status === 'rejected')) throw failure.signal.reason;
  return { pages, links };
}

interface Surroundings {
  readonly scanner: Scanner;
  readonly site: SiteReading;
  readonly scope: CrawlScope;
  readonly guard: RobotsGuard;
  readonly pages: MemoryFrontier;
  readonly links: MemoryLinkFrontier;
  readonly progress: Progress;
}

async function crawlPages(
  { scanner, site, guard, pages, links, progress }: Surroundings,
  { concurrency, screenSizes, saveTileOf }: ScanArguments & TileFolder,
  signal: AbortSignal,
): Promise<void> {
  await crawl({
    frontier: pages,
    concurrency,
    crawlDelayMs: site.crawlDelayMs,
    signal,
    scanPage: async (page, stop) =>
      (await guard.refusalOf(page.url, stop)) ??
      scanner.scanPage({ url: page.url, screenSizes, saveTile: saveTileOf(page) }, stop),
    onProgress({ kind, page, result }) {
      if (kind !== 'ENDED') return;
      links.add(page.url, readDocumentOf(result)?.siteAudit.references ?? []);
      const known = pages.pages();
      const ended = known.filter((one) => one.result).length;
      progress.show({ ended, found: known.length, doing: page.url });
    },
  });
  links.endPages();
}

async function checkItsLinks(
  { scanner, site, scope, guard, links, progress }: Surroundings,
  signal: AbortSignal,
): Promise<void> {
  const request = {
    frontier: links,
    crawlDelayMs: site.crawlDelayMs,
    isForbidden: (url: string, stop: AbortSignal) => isForbiddenLink({ scope, guard }, url, stop),
    isOwnHost: (host: string) => isOfSite(scope, `http://${host}/`),
    onProgress({ url }: { readonly url: string }) {
      const { checked, found, isFinal } = links.counts();
      // While pages are scanned, the bar is theirs.
      if (isFinal) progress.show({ ended: checked, found, doing: `checking ${url}` });
    },
  };
  await scanner.checkLinks(request, signal);
}
