export { type SitePage, type SitePageOutcome, sitePages } from './sitePages.ts';
export { startTestSite, type TestSite, type TestSiteOptions } from './startTestSite.ts';
