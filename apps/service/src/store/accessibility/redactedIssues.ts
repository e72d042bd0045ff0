import type {
  AccessibilityCategory,
  AccessibilityIssue,
  AccessibilityIssueList,
  SinceLastScan,
} from '@sitelens/api-client/contract';
import type { RedactedAccess } from '../access.ts';
import type { Queries } from '../database.ts';
import type { Paging } from '../pages.ts';
import { redactionOf } from '../redaction.ts';
import { PLACEHOLDER_ROWS, VISIBLE_ISSUES, visibleRules } from '../visible.ts';
import { findCategory } from './category.ts';
import type { IssueFilter } from './issueList.ts';
import { NO_SCREENSHOTS, presentIssues, type RuleOnPage } from './issueRows.ts';
import { issuesSinceLastScan, sinceLastScanFilter } from './sinceLastScan.ts';

/** How a redacted reader sees one rule on one page. */
type Visibility = 'shown' | 'counted' | 'withheld';

/**
 * The issues of a rule on a page as a redacted reader sees them, on one page: the visible ones that pass the
 * filter, then placeholders. Of a page that is withheld only how many there are; of a rule that is withheld
 * not even that, and what it answers is the same whether the rule failed or not.
 */
export async function listRedactedIssues(
  queries: Queries,
  of: RuleOnPage,
  access: RedactedAccess,
  { page, filterSinceLastScan }: Paging & IssueFilter,
): Promise<AccessibilityIssueList> {
  const visibility = await visibilityOf(queries, of);
  const rule = visibility === 'withheld' ? undefined : await findCategory(queries, of.scan, of.ruleId);
  if (rule === undefined) {
    return { content: [], totalElements: 0, fixesRedacted: true, ...redactionOf(access, 0) };
  }
  const visible = visibility === 'shown' ? await visibleIssues(queries, of) : [];
  const passes = stateFilter(sinceLastScanFilter(filterSinceLastScan));
  const withheld = Math.max(0, of.totalIssues - visible.length);
  const placeholders = Array.from({ length: Math.min(PLACEHOLDER_ROWS, withheld) }, (_, at) =>
    placeholder(rule, at),
  );
  return {
    content: page === 0 ? [...visible.filter(passes), ...placeholders] : [],
    totalElements: of.totalIssues,
    fixesRedacted: true,
    ...issuesSinceLastScan(of.scan, of),
    ...redactionOf(access, withheld),
  };
}

/** Whether the reader sees some issues of the rule on the page, or how many there are, or nothing. */
export async function visibilityOf(queries: Queries, of: RuleOnPage): Promise<Visibility> {
  const visible = await visibleRules(queries, of.scan.id);
  const rule = visible.find(({ ruleId }) => ruleId === of.ruleId);
  if (rule === undefined) return 'withheld';
  return rule.pageId === of.pageId ? 'shown' : 'counted';
}

/** The first ones in document order, whatever the filter, without what tells how to mend them. */
export async function visibleIssues(
  queries: Queries,
  of: RuleOnPage,
): Promise<readonly AccessibilityIssue[]> {
  const first = await presentIssues(queries, of, undefined, { offset: 0, limit: VISIBLE_ISSUES });
  return first.map((issue) => ({ ...issue, possibleSolutions: [], mustMatchAll: [], mustNotMatch: [] }));
}

export function stateFilter(
  states: ReadonlySet<SinceLastScan> | undefined,
): (issue: AccessibilityIssue) => boolean {
  return ({ sinceLastScan }) =>
    states === undefined || (sinceLastScan !== undefined && states.has(sinceLastScan));
}

/** Made of what the reader knows of the rule: nothing of an issue is read for it. */
function placeholder({ id, tags, impact }: AccessibilityCategory, at: number): AccessibilityIssue {
  return {
    id: `redacted:${at}`,
    ruleId: id,
    html: '',
    target: [],
    relatedNodes: [],
    screenSizes: [],
    boundingBoxes: {},
    redacted: true,
    pageUrl: '',
    tags,
    possibleSolutions: [],
    mustMatchAll: [],
    mustNotMatch: [],
    impact,
    screenshots: NO_SCREENSHOTS,
  };
}
