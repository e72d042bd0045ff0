export { BrowserLaunchError } from '../browser/browserHost.ts';
export { type BrowserInstallation, BrowserNotFoundError } from '../browser/browserInstallation.ts';
export { findBrowser } from '../browser/findBrowser.ts';
export { npmBrowser } from '../browser/npmBrowser.ts';
export { EVALUATORS } from '../checks/evaluators.ts';
export {
  type DuplicateType,
  isDuplicateType,
  NO_AUDIT,
  type PageAudit,
  type PageReference,
  type ReferenceKind,
  type SiteAuditDetails,
  type SiteAuditRecord,
} from '../checks/siteAudit/record.ts';
export type { ReportedAuditIssue, ReportedPage, ScanReport } from '../command/scanReport.ts';
export {
  type AdmissionCounts,
  type AdmissionStore,
  admitInOrder,
  admitStart,
  type EndedPage,
  isDiverted,
  linksOf,
} from '../crawl/admission.ts';
export { type CrawlEvent, type CrawlOptions, crawl } from '../crawl/crawl.ts';
export {
  type Classification,
  type CrawlScope,
  type CrawlScopeOptions,
  createCrawlScope,
  type PageCandidate,
} from '../crawl/crawlScope.ts';
export type { Frontier, FrontierPage, Lease } from '../crawl/frontier.ts';
export { isForbiddenLink, isOfSite } from '../crawl/linkScope.ts';
export { type CrawledPage, createMemoryFrontier, type MemoryFrontier } from '../crawl/memoryFrontier.ts';
export { pageKey } from '../crawl/pageUrl.ts';
export { type ReadingPhase, readSite, type SiteReading, type SiteRequest } from '../crawl/readSite.ts';
export { forbiddingLine, type OriginRobots } from '../crawl/robots.ts';
export {
  createRobotsGuard,
  guardByRobots,
  type RobotsGuard,
  type RobotsGuardOptions,
} from '../crawl/robotsGuard.ts';
export { type ScanPage, scanLeasedPage } from '../crawl/scanLeasedPage.ts';
export { isVariant, type NewPage } from '../crawl/selectNewPages.ts';
export {
  type Egress,
  type EgressOptions,
  openEgress,
} from '../egress/egress.ts';
export type { EgressFetch, EgressFetchOptions, FailedFetch, FetchedResource } from '../egress/fetch.ts';
export { leadsOnlyToRefused } from '../egress/leadsOnlyToRefused.ts';
export type { ProxyAccess } from '../egress/proxyAccess.ts';
export type { Refusal } from '../egress/refusals.ts';
export type { Resolve } from '../egress/resolveName.ts';
export type { ScanPageRequest } from '../gather/scanPage.ts';
export type { CheckLinksRequest } from '../links/checkLinks.ts';
export {
  hostOf,
  type LinkFrontier,
  type LinkLease,
  obeysRobots,
  type TakeLinks,
} from '../links/linkFrontier.ts';
export { linkIssues } from '../links/linkIssues.ts';
export { LINK_LIMITS, type LinkLimits, MOST_ADDRESSES_REMEMBERED } from '../links/linkLimits.ts';
export { createLinkMemory, type LinkMemory } from '../links/linkMemory.ts';
export type { LinkResult } from '../links/linkResult.ts';
export { createMemoryLinkFrontier, type MemoryLinkFrontier } from '../links/memoryLinkFrontier.ts';
export { openScanner, type Scanner, type ScannerOptions } from '../openScanner.ts';
export type * from '../pageResult.ts';
export { readDocumentOf } from '../pageResult.ts';
export { PrintFailedError } from '../print/printFailedError.ts';
export type { PrintRequest } from '../print/printPage.ts';
export { MOST_LISTED_PAGES, type SiteDuplicate, siteDuplicates } from '../siteAudit/duplicates.ts';
