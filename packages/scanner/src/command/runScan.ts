import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserInstallation } from '../browser/browserInstallation.ts';
import { openScanner } from '../openScanner.ts';
import type { ScanArguments } from './arguments.ts';
import type { Progress } from './progress.ts';
import { reportedAudit } from './reportedAudit.ts';
import { type ScanReport, toReportedPage } from './scanReport.ts';
import { scanSite } from './scanSite.ts';
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
    const { pages, links } = await scanSite(scanner, { ...options, ...tileFolder }, progress, signal);
    const report: ScanReport = {
      startUrl: options.startUrl,
      startedAt,
      endedAt: new Date().toISOString(),
      screenSizes: options.screenSizes,
      pages: pages.pages().map((page) => toReportedPage(page, outDirectory !== undefined)),
      siteAudit: reportedAudit(pages.pages(), links.records()),
      linksChecked: links.counts().checked,
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
