import type { Finding } from '@sitelens/scanner';
import { sql } from 'drizzle-orm';
import { type ComponentTotal, componentTotals } from '../components/componentTotals.ts';
import { countComponents } from '../components/countComponents.ts';
import type { Queries } from '../database.ts';
import type { scans } from '../schema.ts';
import { storable } from '../storable.ts';
import type { Standing } from './compareIssues.ts';
import { type ImpactTotal, impactTotals, ruleTotals } from './pageTotals.ts';
import { compareWithLastScan } from './sinceLastScan.ts';

/** A page that has been scanned, as its row says. */
export interface ScannedPage {
  readonly id: string;
  readonly ordinal: number;
  readonly url: string;
  readonly keyHash: string;
}

/** A page's findings, apart from what other pages say of them; made before any row is locked. */
export interface PageFindings {
  /** Of accessibility, then of mobile-friendliness. */
  readonly findings: readonly Finding[];
  /** Of each finding within its rule, from 0. */
  readonly positions: readonly number[];
  /** Of accessibility alone, as its impacts are. */
  readonly impacts: readonly ImpactTotal[];
  readonly components: readonly ComponentTotal[];
}

/** Long enough to sort by, short enough for an index entry, at four bytes a character. */
const URL_START = 500;

/** Findings are in the order of the document. */
export function prepareFindings(
  page: { readonly findings: readonly Finding[]; readonly mobileFindings: readonly Finding[] },
  pageUrl: string,
): PageFindings {
  const findings = storable([...page.findings, ...page.mobileFindings]);
  const next = new Map<string, number>();
  const positioned = findings.map((finding) => {
    const position = next.get(finding.ruleId) ?? 0;
    next.set(finding.ruleId, position + 1);
    return { position, finding };
  });
  const positions = positioned.map(({ position }) => position);
  const ofAccessibility = positioned.slice(0, page.findings.length);
  return {
    findings,
    positions,
    impacts: impactTotals(page.findings),
    components: componentTotals(ofAccessibility, pageUrl),
  };
}

/**
 * Keeps a page's findings, what has become of them since the last scan, and the rollups over them: one
 * statement a table, however many there are. The scan's row is locked, and was read since.
 */
export async function saveFindings(
  tx: Queries,
  scan: typeof scans.$inferSelect,
  page: ScannedPage,
  prepared: PageFindings,
): Promise<void> {
  const { findings, impacts, components } = prepared;
  const comparison = await compareWithLastScan(tx, scan, page, findings);
  const fixed = comparison?.fixed ?? [];
  if (findings.length === 0 && fixed.length === 0) return;
  await insertIssues(tx, page.id, prepared, comparison?.standings);
  await countRules(tx, scan.id, page, JSON.stringify(ruleTotals(findings, comparison?.standings, fixed)));
  await countImpacts(tx, scan.id, impacts);
  // Those of a scan that is older than these are summed up as a whole.
  if (scan.commonComponents !== null) await countComponents(tx, scan.id, page.id, components);
}

async function insertIssues(
  tx: Queries,
  pageId: string,
  { findings, positions }: PageFindings,
  standings: readonly Standing[] | undefined,
): Promise<void> {
  const rows = findings.map((finding, index) => ({
    ruleId: finding.ruleId,
    position: positions[index],
    sinceLastScan: standings?.[index],
    finding,
  }));
  await tx.execute(sql`
    insert into issues (page_id, rule_id, position, identity, since_last_scan, finding)
    select ${pageId}::uuid, "ruleId", "position", "finding"->>'id', "sinceLastScan", "finding"
    from json_to_recordset(${JSON.stringify(rows)}::text::json)
      as issue("ruleId" text, "position" integer, "sinceLastScan" text, "finding" jsonb)`);
}

async function countRules(tx: Queries, scanId: string, page: ScannedPage, totals: string): Promise<void> {
  const parsed = sql`json_to_recordset(${totals}::text::json)
    as total("ruleId" text, "evaluator" text, "impactRank" smallint, "tags" json, "totalIssues" integer, "newIssues" integer,
      "unchangedIssues" integer, "fixedIssues" integer)`;
  await tx.execute(sql`
    insert into page_rules (scan_id, rule_id, page_id, page_ordinal, page_url_start, total_issues, new_issues,
      unchanged_issues, fixed_issues)
    select ${scanId}::uuid, "ruleId", ${page.id}::uuid, ${page.ordinal}::integer,
      ${page.url.slice(0, URL_START)}::text, "totalIssues", "newIssues", "unchangedIssues", "fixedIssues"
    from ${parsed}`);
  // Impact and tags are those of issues that are there, and of fixed ones only where there are no others.
  await tx.execute(sql`
    insert into scan_rules as kept (scan_id, rule_id, evaluator, impact_rank, tags, total_issues, total_pages,
      new_issues, unchanged_issues, fixed_issues)
    select ${scanId}::uuid, "ruleId", "evaluator", "impactRank", array(select json_array_elements_text("tags")),
      "totalIssues", least("totalIssues", 1), "newIssues", "unchangedIssues", "fixedIssues"
    from ${parsed}
    on conflict (scan_id, rule_id) do update set
      impact_rank = case
        when kept.total_issues > 0 and excluded.total_issues = 0 then kept.impact_rank
        when kept.total_issues = 0 and excluded.total_issues > 0 then excluded.impact_rank
        else greatest(kept.impact_rank, excluded.impact_rank) end,
      tags = case when kept.total_issues = 0 and excluded.total_issues > 0 then excluded.tags else kept.tags end,
      total_issues = kept.total_issues + excluded.total_issues,
      total_pages = kept.total_pages + excluded.total_pages,
      new_issues = kept.new_issues + excluded.new_issues,
      unchanged_issues = kept.unchanged_issues + excluded.unchanged_issues,
      fixed_issues = kept.fixed_issues + excluded.fixed_issues`);
}

async function countImpacts(tx: Queries, scanId: string, impacts: readonly ImpactTotal[]): Promise<void> {
  if (impacts.length === 0) return;
  await tx.execute(sql`
    insert into scan_impacts as kept (scan_id, impact_rank, total_issues)
    select ${scanId}::uuid, "impactRank", "totalIssues"
    from json_to_recordset(${JSON.stringify(impacts)}::text::json)
      as total("impactRank" smallint, "totalIssues" integer)
    on conflict (scan_id, impact_rank) do update set
      total_issues = kept.total_issues + excluded.total_issues`);
}
