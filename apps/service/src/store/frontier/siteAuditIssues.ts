import type { SiteAuditRecord } from '@sitelens/scanner';
import { sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';

/**
 * Adds issues at the ends of their types' lists, in the order given, and counts them: one statement. The
 * scan's row is locked, so that no two writes are given the same positions.
 *
 * @param records - Storable; none of duplicates, which are groups of pages.
 */
export async function appendSiteAuditIssues(
  tx: Queries,
  scanId: string,
  records: readonly SiteAuditRecord[],
): Promise<void> {
  if (records.length === 0) return;
  const byType = Map.groupBy(records, ({ issueType }) => issueType);
  const types = [...byType].map(([issueType, ofType]) => ({
    issueType,
    details: ofType.map(({ issueDetails }) => issueDetails),
  }));
  await tx.execute(sql`
    with added as (
      select "issueType", "details", json_array_length("details") as total
      from json_to_recordset(${JSON.stringify(types)}::text::json) as added("issueType" text, "details" json)
    ), counted as (
      insert into site_audit_counts as kept (scan_id, issue_type, total_issues, revision)
      select ${scanId}::uuid, "issueType", total, 1 from added
      on conflict (scan_id, issue_type) do update set
        total_issues = kept.total_issues + excluded.total_issues,
        revision = kept.revision + 1
      returning issue_type, total_issues
    )
    insert into site_audit_issues (scan_id, issue_type, position, details)
    select ${scanId}::uuid, issue_type, total_issues - total + place - 1, issue
    from added
      join counted on issue_type = "issueType"
      cross join lateral json_array_elements("details") with ordinality as listed(issue, place)`);
}
