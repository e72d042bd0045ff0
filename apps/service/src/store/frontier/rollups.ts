import { IMPACTS, type Impact } from '@sitelens/api-client/contract';
import type { Finding, FrontierPage } from '@sitelens/scanner';
import { sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';

/** What one page adds to one rule's totals. */
interface RuleTotal {
  readonly ruleId: string;
  readonly impactRank: number;
  readonly tags: readonly string[];
  readonly totalIssues: number;
}

/** Long enough to sort by, short enough for an index entry, at four bytes a character. */
const URL_START = 500;

/** Keeps a page's findings with the rollups over them: one statement a table, however many there are. */
export async function saveFindings(
  tx: Queries,
  scanId: string,
  page: FrontierPage,
  findings: readonly Finding[],
): Promise<void> {
  if (findings.length === 0) return;
  await insertIssues(tx, page.id, findings);
  const totals = JSON.stringify(ruleTotals(findings));
  const parsed = sql`json_to_recordset(${totals}::text::json)
    as total("ruleId" text, "impactRank" smallint, "tags" json, "totalIssues" integer)`;
  await tx.execute(sql`
    insert into page_rules (scan_id, rule_id, page_id, page_ordinal, page_url_start, total_issues)
    select ${scanId}::uuid, "ruleId", ${page.id}::uuid, ${page.ordinal}::integer,
      ${page.url.slice(0, URL_START)}::text, "totalIssues"
    from ${parsed}`);
  await tx.execute(sql`
    insert into scan_rules (scan_id, rule_id, impact_rank, tags, total_issues, total_pages)
    select ${scanId}::uuid, "ruleId", "impactRank",
      array(select json_array_elements_text("tags")), "totalIssues", 1
    from ${parsed}
    on conflict (scan_id, rule_id) do update set
      impact_rank = greatest(scan_rules.impact_rank, excluded.impact_rank),
      total_issues = scan_rules.total_issues + excluded.total_issues,
      total_pages = scan_rules.total_pages + 1`);
}

/** Positions count within a rule, in the order of the findings, which is that of the document. */
async function insertIssues(tx: Queries, pageId: string, findings: readonly Finding[]): Promise<void> {
  const next = new Map<string, number>();
  const rows = findings.map((finding) => {
    const position = next.get(finding.ruleId) ?? 0;
    next.set(finding.ruleId, position + 1);
    return { ruleId: finding.ruleId, position, finding };
  });
  await tx.execute(sql`
    insert into issues (page_id, rule_id, position, identity, finding)
    select ${pageId}::uuid, "ruleId", "position", "finding"->>'id', "finding"
    from json_to_recordset(${JSON.stringify(rows)}::text::json)
      as issue("ruleId" text, "position" integer, "finding" jsonb)`);
}

function ruleTotals(findings: readonly Finding[]): RuleTotal[] {
  const byRule = Map.groupBy(findings, ({ ruleId }) => ruleId);
  return [...byRule].map(([ruleId, ofRule]) => ({
    ruleId,
    impactRank: Math.max(...ofRule.map(({ impact }) => rankOf(impact))),
    tags: ofRule[0]?.tags ?? [],
    totalIssues: ofRule.length,
  }));
}

function rankOf(impact: Impact): number {
  return IMPACTS.indexOf(impact);
}
