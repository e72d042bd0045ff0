/** What says whether a crawl has come to its limit; counters of the scan's row. */
interface CrawlCounts {
  readonly maxPages: number;
  /** Pages that were to be visited. */
  readonly pagesFound: number;
  /** Of these, pages that only led elsewhere, and made room for where they led. */
  readonly pagesDiverted: number;
}

/**
 * Whether there may be more pages than the scan was allowed to visit. Room that a redirect has made is taken by
 * the links of the pages after it: where none of them had a new one, there are no more.
 */
export function isPageLimitReached({ maxPages, pagesFound, pagesDiverted }: CrawlCounts): boolean {
  return pagesFound - pagesDiverted >= maxPages;
}
