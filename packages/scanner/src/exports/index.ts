export { BrowserLaunchError } from '../browser/browserHost.ts';
export { type BrowserInstallation, BrowserNotFoundError } from '../browser/browserInstallation.ts';
export { findBrowser } from '../browser/findBrowser.ts';
export { npmBrowser } from '../browser/npmBrowser.ts';
export {
  type AdmissionCounts,
  type AdmissionStore,
  admitInOrder,
  admitStart,
  type EndedPage,
  isDiverted,
  linksOf,
} from '../crawl/admission.ts';
export { type CrawlScope, type CrawlScopeOptions, createCrawlScope } from '../crawl/crawlScope.ts';
export type { Frontier, FrontierPage, Lease } from '../crawl/frontier.ts';
export type { OriginRobots } from '../crawl/robots.ts';
export { type ScanPage, scanLeasedPage } from '../crawl/scanLeasedPage.ts';
export { isVariant, type NewPage } from '../crawl/selectNewPages.ts';
export type { ScanPageRequest } from '../gather/scanPage.ts';
export { openScanner, type Scanner, type ScannerOptions } from '../openScanner.ts';
export type * from '../pageResult.ts';
