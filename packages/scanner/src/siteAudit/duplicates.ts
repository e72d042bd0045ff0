import type { DuplicateType, PageAudit, SiteAuditRecord } from '../checks/siteAudit/record.ts';

/** Pages that are listed with a content. */
export const MOST_LISTED_PAGES = 100;

/** A content that several pages of a site share, as on the wire. */
export type SiteDuplicate = SiteAuditRecord<DuplicateType> & {
  /** All pages that have it; `page_urls` lists the first 100. */
  readonly totalPages: number;
};

/** A page of a site, with what is compared. */
export interface ComparedPage {
  readonly url: string;
  readonly contents: PageAudit['contents'];
}

/**
 * What pages of a site have in common though each should have its own. A content is found with its second page,
 * and that is its place among the others.
 *
 * @param pages - In the crawl's order, or in that in which they ended
 */
export function siteDuplicates(pages: readonly ComparedPage[]): readonly SiteDuplicate[] {
  const groups = new Map<string, Group>();
  const found: Group[] = [];
  for (const { url, contents } of pages) {
    for (const { issueType, content } of contents) {
      const key = `${issueType} ${content}`;
      const group = groups.get(key) ?? { issueType, content, urls: new Set() };
      groups.set(key, group);
      if (group.urls.has(url)) continue;
      group.urls.add(url);
      if (group.urls.size === 2) found.push(group);
    }
  }
  return found.map(toDuplicate);
}

interface Group {
  readonly issueType: DuplicateType;
  readonly content: string;
  readonly urls: Set<string>;
}

function toDuplicate({ issueType, content, urls }: Group): SiteDuplicate {
  const listed = [...urls].slice(0, MOST_LISTED_PAGES);
  const page_urls = Object.fromEntries(listed.map((url, at) => [`href${at}`, url]));
  return { issueType, issueDetails: { page_urls, content: { text: content } }, totalPages: urls.size };
}
