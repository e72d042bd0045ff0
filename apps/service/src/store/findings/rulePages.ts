import { count } from 'drizzle-orm';
import type { Reader } from '../access.ts';
import type { Database } from '../database.ts';
import { readableScan } from '../readable.ts';
import { pageRules, type scans } from '../schema.ts';
import { categoryWithoutIssues, findCategory } from './category.ts';
import { listRedactedRulePages } from './redactedRulePages.ts';
import { isAmong, type RulePageList, type RulePageQuery, rulePageRows, toRulePages } from './rulePageRows.ts';
import { sinceLastScanFilter } from './sinceLastScan.ts';

/** The pages that fail a rule; an empty list when none does. */
export async function listRulePages(
  db: Database,
  reader: Reader,
  projectId: string,
  scanId: string,
  ruleId: string,
  query: RulePageQuery,
): Promise<RulePageList | undefined> {
  const readable = await readableScan(db.queries, reader, projectId, scanId);
  if (readable === undefined) return undefined;
  const { scan, access } = readable;
  return access.kind === 'whole'
    ? listWholeRulePages(db, scan, ruleId, query)
    : listRedactedRulePages(db, scan, access, ruleId, query);
}

async function listWholeRulePages(
  db: Database,
  scan: typeof scans.$inferSelect,
  ruleId: string,
  query: RulePageQuery,
): Promise<RulePageList> {
  const found = await findCategory(db.queries, scan, ruleId);
  const states = sinceLastScanFilter(query.filterSinceLastScan);
  const rows = await rulePageRows(db.queries, scan.id, ruleId, states, query);
  const rule = found ?? categoryWithoutIssues(ruleId);
  return {
    content: await toRulePages(db.queries, scan, ruleId, rows),
    totalElements: states === undefined ? (found?.totalPages ?? 0) : await total(db, scan.id, ruleId, states),
    ...(rule && { rule }),
  };
}

/** Counted in an index, over as many entries as the scan has pages that fail the rule. */
async function total(
  db: Database,
  scanId: string,
  ruleId: string,
  states: Parameters<typeof isAmong>[2],
): Promise<number> {
  const [row] = await db.queries
    .select({ total: count() })
    .from(pageRules)
    .where(isAmong(scanId, ruleId, states));
  return row?.total ?? 0;
}
