import { createBrowserHost } from './browser/browserHost.ts';
import type { BrowserInstallation } from './browser/browserInstallation.ts';
import { pageKey } from './crawl/pageUrl.ts';
import { type ReadingPhase, readSite, type SiteReading, type SiteRequest } from './crawl/readSite.ts';
import { type Egress, openEgress } from './egress/egress.ts';
import { type ScanPageRequest, scanPage } from './gather/scanPage.ts';
import { type CheckLinksRequest, checkLinks } from './links/checkLinks.ts';
import type { PageResult } from './pageResult.ts';
import { type PrintRequest, printPage } from './print/printPage.ts';

export interface ScannerOptions {
  /** From `findBrowser()`. */
  readonly browser: BrowserInstallation;
  /** What may be scanned though it is private: `host[:port]` and CIDR; a list, or one text with commas. */
  readonly allowedTargets?: string | readonly string[];
  readonly log?: (message: string) => void;
}

/** Reads sites and scans their pages, with one browser behind one filtering proxy. */
export interface Scanner {
  readonly egress: Egress;
  /** Starts the browser, if it does not run yet. @throws BrowserLaunchError when it does not start. */
  start(): Promise<void>;
  /** robots.txt, sitemaps and the start URL's redirects; never throws for a bad site. */
  readSite(
    request: SiteRequest,
    signal: AbortSignal,
    onPhase?: (phase: ReadingPhase) => void,
  ): Promise<SiteReading>;
  /**
   * Scans one page at the sizes given. Answers with a typed result whatever the page does; pages may be
   * scanned at the same time, each in a context of its own.
   *
   * @throws the signal's reason when it is aborted, BrowserLaunchError, and what `saveTile` throws.
   */
  scanPage(request: ScanPageRequest, signal: AbortSignal): Promise<PageResult>;
  /**
   * Asks for every address of a link frontier, until pages and links have ended; see `checkLinks`.
   *
   * @throws the signal's reason when it is aborted, and what the frontier throws.
   */
  checkLinks(request: CheckLinksRequest, signal: AbortSignal): Promise<void>;
  /**
   * Prints one page of the caller's own as a PDF, in a context that reaches that page's origin and nothing else.
   *
   * @throws PrintFailedError, BrowserLaunchError, and the signal's reason when it is aborted
   */
  print(request: PrintRequest, signal: AbortSignal): Promise<Uint8Array>;
  /** Ends the browser and the proxy. */
  close(): Promise<void>;
}

/**
 * Opens a scanner. The browser starts with the first page, and again when it has died.
 *
 * @throws when `allowedTargets` can't be read, or nothing can listen on 127.0.0.1.
 */
export async function openScanner(options: ScannerOptions): Promise<Scanner> {
  const { browser: installation, allowedTargets = [], log = () => {} } = options;
  const egress = await openEgress({ allowedTargets, log: ({ detail }) => log(detail) });
  const browser = createBrowserHost(installation, egress.proxy, log);
  const surroundings = {
    browser,
    refusalOf: egress.refusalOf,
    isSamePage: (a: string, b: string) => pageKey(a) === pageKey(b),
    log,
  };
  return {
    egress,
    start: async () => void (await browser.version()),
    readSite: (request, signal, onPhase) => readSite(request, egress, signal, onPhase),
    scanPage: (request, signal) => scanPage(request, surroundings, signal),
    checkLinks: (request, signal) => checkLinks(request, { fetch: egress.fetch }, signal),
    print: (request, signal) => printPage(request, browser, signal),
    close: async () => {
      await browser.close();
      await egress.close();
    },
  };
}
