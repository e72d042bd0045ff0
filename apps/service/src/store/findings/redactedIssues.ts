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
import { PLACEHOLDER_ROWS, VISIBLE_ISSUES, visibleRules, withheldRules } from '../visible.ts';
import { findCategory } from './category.ts';
import { evaluatorOf } from './evaluators.ts';
import { NO_SCREENSHOTS, presentIssues, type RuleOnPage } from './issueRows.ts';
import { issuesSinceLastScan, type SinceLastScanFilter, sinceLastScanFilter } from './sinceLastScan.ts';

/** How a redacted reader sees one rule on one page: some issues, how many there are, or nothing. */
type Visibility =
  | { readonly kind: 'shown' | 'counted' }
  | { readonly kind: 'withheld'; readonly withheldRules: number };

/**
 * The issues of a rule on a page as a redacted reader sees them, on one page: the visible ones that pass the
 * filter, then placeholders. Of a page that is withheld only how many there are; of a rule that is withheld
 * not even that: it answers as one that did not fail, with the number of rules that are withheld.
 */
export async function listRedactedIssues(
  queries: Queries,
  of: RuleOnPage,
  access: RedactedAccess,
  { page, filterSinceLastScan }: Paging & SinceLastScanFilter,
): Promise<AccessibilityIssueList> {
  const visibility = await visibilityOf(queries, of);
  if (visibility.kind === 'withheld') {
    const redaction = redactionOf(access, visibility.withheldRules);
    return { content: [], totalElements: 0, fixesRedacted: true, ...redaction };
  }
  const rule = await findCategory(queries, of.scan, of.ruleId);
  const visible = visibility.kind === 'shown' ? await visibleIssues(queries, of) : [];
  const passes = stateFilter(sinceLastScanFilter(filterSinceLastScan));
  const withheld = Math.max(0, of.totalIssues - visible.length);
  const placeholders = rule ? placeholdersOf(rule, Math.min(PLACEHOLDER_ROWS, withheld)) : [];
  return {
    content: page === 0 ? [...visible.filter(passes), ...placeholders] : [],
    totalElements: of.totalIssues,
    fixesRedacted: true,
    ...issuesSinceLastScan(of.scan, of),
    ...redactionOf(access, withheld),
  };
}

export async function visibilityOf(queries: Queries, of: RuleOnPage): Promise<Visibility> {
  const evaluator = evaluatorOf(of.ruleId);
  const visible = await visibleRules(queries, of.scan.id, evaluator);
  const rule = visible.find(({ ruleId }) => ruleId === of.ruleId);
  if (rule === undefined) {
    return { kind: 'withheld', withheldRules: await withheldRules(queries, of.scan, evaluator, visible) };
  }
  return { kind: rule.pageId === of.pageId ? 'shown' : 'counted' };
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
function placeholdersOf(rule: AccessibilityCategory, length: number): readonly AccessibilityIssue[] {
  return Array.from({ length }, (_, at) => ({
    id: `redacted:${at}`,
    ruleId: rule.id,
    html: '',
    target: [],
    relatedNodes: [],
    screenSizes: [],
    boundingBoxes: {},
    redacted: true,
    pageUrl: '',
    tags: rule.tags,
    possibleSolutions: [],
    mustMatchAll: [],
    mustNotMatch: [],
    impact: rule.impact,
    screenshots: NO_SCREENSHOTS,
  }));
}
