import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultAllowedDomains } from '@sitelens/api-client/contract';
import type { BrowserInstallation } from '../browser/browserInstallation.ts';
import { crawl } from '../crawl/crawl.ts';
import { createCrawlScope } from '../crawl/crawlScope.ts';
import { createMemoryFrontier } from '../crawl/memoryFrontier.ts';
import { guardByRobots } from '../crawl/robotsGuard.ts';
import { openScanner, type Scanner } from '../openScanner.ts';
import type { ScanArguments } from './arguments.ts';
import type { Progress } from './progress.ts';
import { type ScanReport, toReportedPage } from './scanReport.ts';
import { NO_TILE_FOLDER, openTileFolder } from './tileFolder.ts';

/** Scans a website to its end, and writes the result where it was asked to. */
export async function runScan(
  options: ScanArguments,
  browser: BrowserInstallation,
  progress: Progress,
  signal: AbortSignal,
): Promise<ScanReport> {
  const { outDirectory } = options;
  const tileFolder = outDirectory === undefined ? NO_TILE_FOLDER : await openTileFolder(outDirectory);
  const scanner = await openScanner({ browser, allowedTargets: options.allowedTargets });
  try {
    await scanner.start();
    const startedAt = new Date().toISOString();
    const frontier = await crawlSite(scanner, options, tileFolder.saveTileOf, progress, signal);
    const report: ScanReport = {
      startUrl: options.startUrl,
      startedAt,
      endedAt: new Date().toISOString(),
      screenSizes: options.screenSizes,
      pages: frontier.pages().map((page) => toReportedPage(page, outDirectory !== undefined)),
    };
    if (outDirectory !== undefined) {
      await writeFile(join(outDirectory, 'result.json'), `${JSON.stringify(report, null, 2)}\n`);
    }
    return report;
  } finally {
    progress.end();
    await scanner.close();
  }
}

async function crawlSite(
  scanner: Scanner,
  { startUrl, maxPages, concurrency, screenSizes }: ScanArguments,
  saveTileOf: (typeof NO_TILE_FOLDER)['saveTileOf'],
  progress: Progress,
  signal: AbortSignal,
) {
  const allowedDomains = defaultAllowedDomains(startUrl);
  progress.show({ ended: 0, found: 1, doing: 'reading robots.txt and sitemaps' });
  const site = await scanner.readSite({ startUrl, allowedDomains, maxPages }, signal);
  const { robots, seeds, crawlDelayMs } = site;
  const scope = createCrawlScope({ ...site, maxPages });
  const frontier = await createMemoryFrontier(scope, seeds);
  const scanPage = guardByRobots({
    robots,
    egress: scanner.egress,
    scanPage: (page, stop) =>
      scanner.scanPage({ url: page.url, screenSizes, saveTile: saveTileOf(page) }, stop),
  });
  await crawl({
    frontier,
    concurrency,
    crawlDelayMs,
    scanPage,
    signal,
    onProgress({ kind, page }) {
      if (kind !== 'ENDED') return;
      const pages = frontier.pages();
      const ended = pages.filter(({ result }) => result).length;
      progress.show({ ended, found: pages.length, doing: page.url });
    },
  });
  return frontier;
}
