import type {
  AccessibilityCategoryList,
  AccessibilityIssue,
  AccessibilityIssueBoxList,
  AccessibilityIssueList,
  AccessibilityRulePage,
  AccessibilityRulePageList,
  CommonComponentList,
  Redaction,
} from '@sitelens/api-client/contract';
import { type CategoriesView, categoriesOf } from './goldenCategories.ts';
import { type CommonComponentsView, goldenCommonComponents } from './goldenCommonComponents.ts';
import { facetsOf } from './goldenFacets.ts';
import type { FindingEvaluator } from './goldenFindings.ts';
import { goldenIssueBoxes, goldenIssues, type IssuesView } from './goldenIssues.ts';
import { goldenRulePages } from './goldenRulePages.ts';
import { redactedIssue, redactedRulePage, withoutFixes } from './redactedRows.ts';

/**
 * The golden scan as the service shows it to a redacted reader: the first three rules of each evaluator, of
 * each its first page, and there its first three issues without their checks. Of what is withheld at most five rows are
 * listed, without content; all numbers are whole.
 */
type Reason = Redaction['reason'];

const SHOWN_RULES = 3;
const SHOWN_PAGES = 1;
const SHOWN_ISSUES = 3;
const MOST_PLACEHOLDERS = 5;
const ALL_RULES = 1_000;

const firstRules = (evaluator: FindingEvaluator) =>
  categoriesOf(evaluator, 0, SHOWN_RULES, {}).data.map(({ id }) => id);
const shownRules = [...firstRules('ACCESSIBILITY'), ...firstRules('MOBILE_FRIENDLY')];
const isShown = (ruleId: string) => shownRules.includes(ruleId);

export function redactedCategories(reason: Reason, view: CategoriesView = {}): AccessibilityCategoryList {
  return redactedCategoriesOf('ACCESSIBILITY', reason, view);
}

export function redactedCategoriesOf(
  evaluator: FindingEvaluator,
  reason: Reason,
  view: CategoriesView,
): AccessibilityCategoryList {
  const all = categoriesOf(evaluator, 0, ALL_RULES, {}).data;
  const shown = all.filter(({ id }) => isShown(id));
  const data = categoriesOf(evaluator, 0, ALL_RULES, view).data.filter(({ id }) => isShown(id));
  return {
    data,
    paginationDetails: { totalRecords: data.length, currentPage: 0, limit: 10 },
    facets: facetsOf(shown),
    redaction: { reason, redactedCount: all.length - shown.length },
  };
}

export function redactedRulePages(reason: Reason, ruleId: string): AccessibilityRulePageList {
  const { content, totalElements, rule } = goldenRulePages(ruleId);
  const whole = content.slice(0, isShown(ruleId) ? SHOWN_PAGES : 0);
  return {
    content: [...whole, ...placeholders(content, whole, redactedRulePage)],
    totalElements,
    rule,
    redaction: { reason, redactedCount: totalElements - whole.length },
  };
}

export function redactedIssues(
  reason: Reason,
  pageId: string,
  ruleId: string,
  { filterSinceLastScan = [] }: IssuesView = {},
): AccessibilityIssueList {
  const list = goldenIssues(pageId, ruleId, { filterSinceLastScan });
  const whole = list.content.slice(0, isPageShown(pageId, ruleId) ? SHOWN_ISSUES : 0).map(withoutFixes);
  return {
    ...list,
    content: [...whole, ...placeholders(list.content, whole, redactedIssue)],
    fixesRedacted: true,
    redaction: { reason, redactedCount: list.totalElements - whole.length },
  };
}

export function redactedIssueBoxes(
  reason: Reason,
  pageId: string,
  ruleId: string,
  filterSinceLastScan: readonly string[] = [],
): AccessibilityIssueBoxList {
  const { content, totalElements } = goldenIssueBoxes(pageId, ruleId, filterSinceLastScan);
  const whole = content.slice(0, isPageShown(pageId, ruleId) ? SHOWN_ISSUES : 0);
  return {
    content: whole,
    totalElements,
    redaction: { reason, redactedCount: totalElements - whole.length },
  };
}

export function redactedCommonComponents(
  reason: Reason,
  view: CommonComponentsView = {},
): CommonComponentList {
  const { content, totalElements } = goldenCommonComponents(view);
  const whole = content.filter(({ ruleId }) => isShown(ruleId));
  return {
    content: whole.map((row) => ({
      ...row,
      target: [],
      examples: [],
      redactedExamples: row.examples.length,
    })),
    totalElements: whole.length,
    redaction: { reason, redactedCount: totalElements - whole.length },
  };
}

/** Whether anything of a page is shown to a redacted reader. */
export function isPageShown(pageId: string, ruleId?: string): boolean {
  const rules = ruleId === undefined ? shownRules : shownRules.filter((id) => id === ruleId);
  return rules.some((id) => goldenRulePages(id).content[0]?.pageId === pageId);
}

function placeholders<Row extends AccessibilityIssue | AccessibilityRulePage>(
  all: readonly Row[],
  whole: readonly Row[],
  redact: (row: Row, index: number) => Row,
): Row[] {
  return all.slice(whole.length, whole.length + MOST_PLACEHOLDERS).map(redact);
}
