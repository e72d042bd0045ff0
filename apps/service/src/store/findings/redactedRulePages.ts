import type { AccessibilityRulePage } from '@sitelens/api-client/contract';
import type { RedactedAccess } from '../access.ts';
import type { Database } from '../database.ts';
import { redactionOf } from '../redaction.ts';
import type { scans } from '../schema.ts';
import { PLACEHOLDER_ROWS, visibleRules, withheldRules } from '../visible.ts';
import { categoryWithoutIssues, findCategory } from './category.ts';
import { evaluatorOf } from './evaluators.ts';
import {
  type RulePageList,
  type RulePageQuery,
  type RulePageRow,
  rulePageRows,
  toRulePages,
} from './rulePageRows.ts';
import { countOf, issuesSinceLastScan, sinceLastScanFilter } from './sinceLastScan.ts';

/** The nil UUID (RFC 9562, 5.9). */
const NIL_UUID = '00000000-0000-0000-0000-000000000000';

/**
 * A rule's pages as a redacted reader sees them, on one page in the default order: the visible one, where it
 * passes the filter, then some that are withheld. A rule that is withheld answers as one that did not fail: both
 * without pages, and with the number of rules that are withheld, which may be this one.
 */
export async function listRedactedRulePages(
  { queries }: Database,
  scan: typeof scans.$inferSelect,
  access: RedactedAccess,
  ruleId: string,
  { page, filterSinceLastScan }: RulePageQuery,
): Promise<RulePageList> {
  const evaluator = evaluatorOf(ruleId);
  const allVisible = await visibleRules(queries, scan.id, evaluator);
  const visible = allVisible.find((rule) => rule.ruleId === ruleId);
  const rule = visible && (await findCategory(queries, scan, ruleId));
  if (visible === undefined || rule === undefined) {
    const unknown = categoryWithoutIssues(ruleId);
    const redaction = redactionOf(access, await withheldRules(queries, scan, evaluator, allVisible));
    return { content: [], totalElements: 0, ...(unknown && { rule: unknown }), ...redaction };
  }
  const first = { page: 0, size: 1 + PLACEHOLDER_ROWS, order: 'desc', orderBy: 'totalIssues' } as const;
  const rows = page === 0 ? await rulePageRows(queries, scan.id, ruleId, undefined, first) : [];
  const isVisible = (row: RulePageRow) => row.pageOrdinal === visible.pageOrdinal;
  const shown = await toRulePages(queries, scan, ruleId, rows.filter(isVisible));
  const states = sinceLastScanFilter(filterSinceLastScan);
  const passes = ({ sinceLastScan }: AccessibilityRulePage) =>
    states === undefined || [...states].some((state) => countOf(sinceLastScan, state) > 0);
  const withheld = rows.filter((row) => !isVisible(row)).slice(0, PLACEHOLDER_ROWS);
  return {
    content: [...shown.filter(passes), ...withheld.map((row, at) => placeholder(scan, row, at))],
    totalElements: rule.totalPages,
    rule,
    ...redactionOf(access, rule.totalPages - 1),
  };
}

function placeholder(scan: typeof scans.$inferSelect, row: RulePageRow, at: number): AccessibilityRulePage {
  return {
    id: `redacted:${at}`,
    pageId: NIL_UUID,
    pageUrl: '',
    thumbnails: {},
    totalIssues: row.totalIssues,
    redacted: true,
    ...issuesSinceLastScan(scan, row),
  };
}
