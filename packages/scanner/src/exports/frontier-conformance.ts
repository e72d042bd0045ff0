export {
  type FrontierUnderTest,
  type OpenFrontier,
  testFrontierConformance,
} from '../crawl/frontierConformance.ts';
export {
  ORIGIN,
  randomSite,
  redirected,
  type SiteGraph,
  scanned,
  siteOf,
} from '../crawl/siteGraph.testing.ts';
export {
  LINK_TEST_ORIGIN,
  type LinkFrontierUnderTest,
  type OpenLinkFrontier,
  testLinkFrontierConformance,
} from '../links/linkFrontierConformance.ts';
