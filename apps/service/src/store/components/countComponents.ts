import { sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import type { ComponentTotal } from './componentTotals.ts';

/** Enough to show where a component is. */
const MOST_EXAMPLES = 5;

/** Adds the components of a page that has not been counted to those of its scan, whose row is locked. */
export async function countComponents(
  tx: Queries,
  scanId: string,
  pageId: string,
  totals: readonly ComponentTotal[],
): Promise<void> {
  if (totals.length === 0) return;
  await tx.execute(sql`
    with counted as (
      insert into scan_components as kept (scan_id, rule_id, component, impact_rank, tags, target, total_issues,
        total_pages, examples)
      select ${scanId}::uuid, "ruleId", "component", "impactRank", array(select json_array_elements_text("tags")),
        "target", "totalIssues", 1,
        jsonb_build_array(jsonb_build_object('pageId', ${pageId}::text, 'position', "position"))
      from json_to_recordset(${JSON.stringify(totals)}::text::json)
        as total("ruleId" text, "component" text, "impactRank" smallint, "tags" json, "target" jsonb,
          "totalIssues" integer, "position" integer)
      on conflict (scan_id, rule_id, component) do update set
        impact_rank = greatest(kept.impact_rank, excluded.impact_rank),
        total_issues = kept.total_issues + excluded.total_issues,
        total_pages = kept.total_pages + 1,
        examples = case when jsonb_array_length(kept.examples) < ${MOST_EXAMPLES}::integer
          then kept.examples || excluded.examples else kept.examples end
      returning kept.total_pages)
    update scans
    set common_components = common_components + (select count(*) from counted where total_pages = 2)
    where id = ${scanId}::uuid and exists (select from counted where total_pages = 2)`);
}
