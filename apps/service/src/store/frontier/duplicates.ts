import type { PageAudit } from '@sitelens/scanner';
import { sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { hashOf } from '../hashOf.ts';

/** Pages of a group whose addresses are kept: more than anybody reads. */
const LISTED_PAGES = 100;

/** What a page has in common with others, if anything; made before any row is locked. */
export interface PageContent {
  readonly issueType: PageAudit['contents'][number]['issueType'];
  readonly hash: string;
  readonly content: string;
}

/** @param contents - Storable; of several of a type the first counts, as a page has a place in one group a type. */
export function prepareContents(contents: PageAudit['contents']): PageContent[] {
  const first = new Map(contents.toReversed().map((content) => [content.issueType, content]));
  return [...first.values()].map(({ issueType, content }) => ({ issueType, hash: hashOf(content), content }));
}

/**
 * Adds a page to the groups of its contents: one statement. A group becomes its type's newest issue with its
 * second page; the type's count and revision follow. The scan's row is locked.
 */
export async function countContents(
  tx: Queries,
  scanId: string,
  pageUrl: string,
  contents: readonly PageContent[],
): Promise<void> {
  if (contents.length === 0) return;
  await tx.execute(sql`
    with grown as (
      insert into duplicate_groups as kept (scan_id, issue_type, content_hash, content, total_pages, page_urls)
      select ${scanId}::uuid, "issueType", "hash", "content", 1, array[${pageUrl}::text]
      from json_to_recordset(${JSON.stringify(contents)}::text::json)
        as added("issueType" text, "hash" text, "content" text)
      on conflict (scan_id, issue_type, content_hash) do update set
        total_pages = kept.total_pages + 1,
        page_urls = case when kept.total_pages < ${LISTED_PAGES}::integer
          then kept.page_urls || excluded.page_urls else kept.page_urls end,
        position = coalesce(kept.position, (
          select counts.total_issues from site_audit_counts as counts
          where counts.scan_id = excluded.scan_id and counts.issue_type = excluded.issue_type), 0)
      returning issue_type, total_pages
    )
    insert into site_audit_counts as kept (scan_id, issue_type, total_issues, revision)
    select ${scanId}::uuid, issue_type, case total_pages when 2 then 1 else 0 end, 1
    from grown where total_pages > 1
    on conflict (scan_id, issue_type) do update set
      total_issues = kept.total_issues + excluded.total_issues,
      revision = kept.revision + 1`);
}
