import type { OriginRobots } from '@sitelens/scanner';

/** What a scan knows of a site before its pages. */
export interface SiteReading {
  readonly robots: readonly OriginRobots[];
  /** Addresses beside the start URL, such as a sitemap's. */
  readonly seeds: readonly string[];
  readonly crawlDelayMs: number;
}
