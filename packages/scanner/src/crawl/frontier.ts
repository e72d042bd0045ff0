import type { PageResult } from '../pageResult.ts';

/** A page that the crawl has admitted. */
export interface FrontierPage {
  /** Opaque; given by the frontier. */
  readonly id: string;
  /** Place in the breadth-first order of the crawl, from 0. */
  readonly ordinal: number;
  readonly url: string;
}

/** The right to scan one page. A lease that was given again to another worker is void. */
export interface Lease {
  readonly page: FrontierPage;
  /** Rises each time that the page is leased; a completion with an older token is refused. */
  readonly fencingToken: number;
}

/**
 * The pages of one scan: which are known, which is next, how each ended.
 *
 * Links are admitted in breadth-first order of the pages that hold them, never in the order in which
 * pages happen to end: the links of a page wait until every page before it has ended. So the same site
 * gives the same pages, whatever the number of workers and however often they were killed.
 */
export interface Frontier {
  /** The next page to scan; undefined when none waits now, though others may be under way. */
  lease(): Promise<Lease | undefined>;
  /**
   * Keeps a page's result with its findings, all or nothing, and admits the links whose turn has come.
   * False, and nothing kept, when the lease is void.
   */
  complete(lease: Lease, result: PageResult): Promise<boolean>;
  /** Whether every page has ended. */
  isExhausted(): Promise<boolean>;
}
